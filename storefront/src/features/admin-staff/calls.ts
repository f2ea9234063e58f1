import type { StaffRole } from "@confiserie/domain/account";
import {
	type StaffRemoved,
	type StaffTeam,
	staffRemovedSchema,
	staffTeamSchema,
} from "@confiserie/domain/contract/staff";
import { api } from "@/lib/api";

const at = (id: string, rest = "") => `/admin/staff/${encodeURIComponent(id)}${rest}`;

export const callChangeRole = (id: string, role: StaffRole): Promise<StaffTeam> =>
	api.put(at(id, "/role"), { role }, staffTeamSchema);

export const callEndSessions = (id: string): Promise<void> => api.delete(at(id, "/sessions"));

export const callRemove = (id: string): Promise<StaffRemoved> => api.deleteFor(at(id), staffRemovedSchema);
