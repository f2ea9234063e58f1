import type { Operations } from "./operation";

const MEMBER = { id: { description: "Identifiant du membre", example: "user_01KA2B3C4D5E6F7G8H9J0K1M2N" } };
const INVITATION = { id: { description: "Identifiant de l'invitation", example: "invt_01KA2B3C4D5E6F7G8H9J0K1M2N" } };
const OWNERS = { access: "admin", permission: "staff.manage" } as const;

/** The team: who is in it, who is invited, with which role. Paths with a word come before those with an id. */
export const STAFF = {
	"GET /api/admin/staff": {
		id: "readTeam",
		...OWNERS,
		summary: "Lire l'équipe, les invitations en cours et les clés d'API de Medusa",
		answers: { 200: "StaffTeam" },
	},
	"POST /api/admin/staff/invitations": {
		id: "inviteMember",
		...OWNERS,
		summary: "Inviter quelqu'un par e-mail, avec un rôle",
		description: "Le lien sert une fois, pendant sept jours ; une nouvelle invitation remplace l'ancienne.",
		body: "StaffInvite",
		answers: { 201: "StaffTeam" },
		errors: ["ALREADY_MEMBER", "RATE_LIMITED"],
	},
	"POST /api/admin/staff/invitations/:id/resend": {
		id: "resendInvitation",
		...OWNERS,
		summary: "Renvoyer une invitation, avec un lien neuf",
		params: INVITATION,
		answers: { 200: "StaffTeam" },
		errors: ["INVITATION_NOT_FOUND"],
	},
	"DELETE /api/admin/staff/invitations/:id": {
		id: "withdrawInvitation",
		...OWNERS,
		summary: "Retirer une invitation : son lien n'ouvre plus rien",
		params: INVITATION,
		answers: { 200: "StaffTeam" },
		errors: ["INVITATION_NOT_FOUND"],
	},
	"PUT /api/admin/staff/:id/role": {
		id: "changeRole",
		...OWNERS,
		summary: "Donner un autre rôle à un membre",
		description: "Qui n'est plus propriétaire perd ses clés d'API de Medusa et ses invitations en cours.",
		params: MEMBER,
		body: "StaffRoleUpdate",
		answers: { 200: "StaffTeam" },
		errors: ["MEMBER_NOT_FOUND", "LAST_OWNER"],
	},
	"DELETE /api/admin/staff/:id/sessions": {
		id: "endMemberSessions",
		...OWNERS,
		summary: "Fermer toutes les sessions d'un membre",
		params: MEMBER,
		answers: { 200: "StaffTeam" },
		errors: ["MEMBER_NOT_FOUND"],
	},
	"DELETE /api/admin/staff/:id": {
		id: "removeMember",
		...OWNERS,
		summary: "Retirer un membre : ses sessions se ferment, son compte client reste",
		description:
			"Rend les clés de canal qu'il avait émises et qui servent encore. Ses clés d'API de Medusa et ses invitations en cours sont révoquées.",
		params: MEMBER,
		answers: { 200: "StaffRemoved" },
		errors: ["MEMBER_NOT_FOUND", "LAST_OWNER"],
	},
} as const satisfies Operations;
