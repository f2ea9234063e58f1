import type { StaffRole } from "@confiserie/domain/account";
import {
	type StaffInvite,
	type StaffRemoved,
	type StaffTeam,
	staffRemovedSchema,
	staffTeamSchema,
} from "@confiserie/domain/contract/staff";
import { api } from "@/lib/api";

/** Query key of the team. */
export const TEAM_KEY = ["admin", "staff"];

const at = (id: string, rest = "") => `/admin/staff/${encodeURIComponent(id)}${rest}`;

export const callTeam = (signal: AbortSignal): Promise<StaffTeam> =>
	api.get("/admin/staff", staffTeamSchema, { signal });

export const callInvite = (invite: StaffInvite): Promise<StaffTeam> =>
	api.post("/admin/staff/invitations", invite, staffTeamSchema);

export const callResend = (id: string): Promise<StaffTeam> =>
	api.post(`/admin/staff/invitations/${encodeURIComponent(id)}/resend`, undefined, staffTeamSchema);

export const callWithdraw = (id: string): Promise<void> =>
	api.delete(`/admin/staff/invitations/${encodeURIComponent(id)}`);

export const callChangeRole = (id: string, role: StaffRole): Promise<StaffTeam> =>
	api.put(at(id, "/role"), { role }, staffTeamSchema);

export const callEndSessions = (id: string): Promise<void> => api.delete(at(id, "/sessions"));

export const callRemove = (id: string): Promise<StaffRemoved> => api.deleteFor(at(id), staffRemovedSchema);
