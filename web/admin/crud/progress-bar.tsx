type ProgressBarProps = {
  label: string;
  /** 0 to 1. */
  share: number;
  /** The upload is complete; the remaining processing time is unknown. */
  isWorking: boolean;
};

/** Progress bar in the site's colours. */
export const ProgressBar = ({ label, share, isWorking }: ProgressBarProps) => (
  <progress
    aria-label={label}
    max={1}
    value={isWorking ? 1 : share}
    className={`block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-limestone-200 [&::-moz-progress-bar]:bg-sea-700 [&::-webkit-progress-bar]:bg-limestone-200 [&::-webkit-progress-value]:bg-sea-700 ${isWorking ? 'animate-pulse' : ''}`}
  />
);
