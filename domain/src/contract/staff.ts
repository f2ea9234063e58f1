import { z } from "zod";
import { STAFF_ROLE_NAMES } from "../accounts/account";
import { registerSchema } from "./auth";
import { operation } from "./operation";

const role = z.enum(STAFF_ROLE_NAMES, "Choisissez un rôle.");

/** A team member; dates ISO 8601. */
export const staffMemberSchema = z.object({
	/** The Medusa user. */
	id: z.string(),
	email: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	role,
	/** Whether it is the caller. */
	isYou: z.boolean(),
	hasSecondFactor: z.boolean(),
	/** Open sessions, of both administrations and the shop. */
	sessions: z.number().int(),
	/** Of the latest of them; null for none. */
	lastSeenAt: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** An invitation that waits for its answer; dates ISO 8601. */
export const staffInvitationSchema = z.object({
	id: z.string(),
	email: z.string(),
	role,
	/** E-mail of the administrator who invited. */
	invitedBy: z.string(),
	expiresAt: z.string(),
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/** A secret key of Medusa that is not revoked; dates ISO 8601. */
export const staffKeySchema = z.object({
	id: z.string(),
	title: z.string(),
	/** Its first and last characters. */
	redacted: z.string(),
	/** E-mail of the owner it acts for; null when its creator is no longer an owner: it then opens nothing. */
	owner: z.string().nullable(),
	createdAt: z.string(),
});
export type StaffKey = z.infer<typeof staffKeySchema>;

/** Response of every call that reads or changes the team. */
export const staffTeamSchema = z.object({
	members: z.array(staffMemberSchema),
	invitations: z.array(staffInvitationSchema),
	keys: z.array(staffKeySchema),
});
export type StaffTeam = z.infer<typeof staffTeamSchema>;

export const staffInviteSchema = registerSchema.pick({ email: true }).extend({ role });

export const staffRoleSchema = z.object({ role });

/**
 * Response of DELETE /admin/staff/{id}: the keys of sales channels that the member had issued and that open nothing from now
 * on, and the secret keys of Medusa that were revoked with the removal.
 */
export const staffRemovedSchema = z.object({
	keys: z.array(z.object({ id: z.string(), channelId: z.string(), name: z.string(), prefix: z.string() })),
	revokedKeys: z.array(staffKeySchema.pick({ id: true, title: true })),
});
export type StaffRemoved = z.infer<typeof staffRemovedSchema>;

export const readTeam = operation("GET /api/admin/staff", {
	access: { staff: "staff.manage" },
	answer: { 200: staffTeamSchema },
});

export const inviteMember = operation("POST /api/admin/staff/invitations", {
	access: { staff: "staff.manage" },
	body: staffInviteSchema,
	answer: { 201: staffTeamSchema },
	errors: ["ALREADY_MEMBER", "RATE_LIMITED"],
});

export const resendInvitation = operation("POST /api/admin/staff/invitations/:id/resend", {
	access: { staff: "staff.manage" },
	answer: { 200: staffTeamSchema },
	errors: ["INVITATION_NOT_FOUND"],
});

export const withdrawInvitation = operation("DELETE /api/admin/staff/invitations/:id", {
	access: { staff: "staff.manage" },
	answer: { 200: staffTeamSchema },
	errors: ["INVITATION_NOT_FOUND"],
});

export const changeRole = operation("PUT /api/admin/staff/:id/role", {
	access: { staff: "staff.manage" },
	body: staffRoleSchema,
	answer: { 200: staffTeamSchema },
	errors: ["MEMBER_NOT_FOUND", "LAST_OWNER"],
});

export const endMemberSessions = operation("DELETE /api/admin/staff/:id/sessions", {
	access: { staff: "staff.manage" },
	answer: { 200: staffTeamSchema },
	errors: ["MEMBER_NOT_FOUND"],
});

export const removeMember = operation("DELETE /api/admin/staff/:id", {
	access: { staff: "staff.manage" },
	answer: { 200: staffRemovedSchema },
	errors: ["MEMBER_NOT_FOUND", "LAST_OWNER"],
});
