export type AuditItem = {
  id: number;
  action: string;
  entity: string;
  entityId: string | null;
  detail: Record<string, unknown> | null;
  at: string;
  user: string | null;
  key: string | null;
};
