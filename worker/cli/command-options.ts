import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The sentence for an option or word that a command does not know; undefined for other errors. */
function refusalOf(
  error: unknown,
  options: NonNullable<ParseArgsConfig['options']>,
): string | undefined {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!code.startsWith('ERR_PARSE_ARGS_')) return undefined;
  const known = Object.keys(options).map((name) => `--${name}`);
  const [, wrong] = /'(-[^' ]*|[^']*)'/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return `${message.split('\n')[0]?.replace(/\.$/, '')}.`;
  return `There is no «${wrong}» here; ${known.length > 0 ? `known options are ${known.join(', ')}` : 'this command takes no options'}.`;
}

/** The options of a command. What it does not know ends it with one sentence and the status 2, before anything is done. */
export function commandOptions<const T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const refusal = refusalOf(error, config.options ?? {});
    if (refusal === undefined) throw error;
    process.stderr.write(`${refusal}\n`);
    process.exit(2);
  }
}
