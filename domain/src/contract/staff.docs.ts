import { documented } from "./documented";
import { CAMILLE, SAMPLE, shape } from "./shape";
import * as staff from "./staff";

/** The team: who is in it, who is invited, with which role. Paths with a word come before those with an id. */
export const STAFF = documented(staff, {
	bodies: {
		StaffInvite: shape(staff.staffInviteSchema, { email: SAMPLE.email, role: "orders" }),
		StaffRoleUpdate: shape(staff.staffRoleSchema, { role: "accounting" }),
	},
	answers: {
		StaffTeam: shape(staff.staffTeamSchema, {
			members: [
				{
					id: "user_01KA2B3C4D5E6F7G8H9J0K1M2N",
					...CAMILLE,
					role: "owner",
					isYou: true,
					hasSecondFactor: true,
					sessions: 2,
					lastSeenAt: SAMPLE.at,
				},
			],
			invitations: [
				{
					id: "invt_01KA2B3C4D5E6F7G8H9J0K1M2N",
					email: "alix@exemple.fr",
					role: "orders",
					invitedBy: SAMPLE.email,
					expiresAt: SAMPLE.later,
				},
			],
			keys: [
				{
					id: "apk_01KA2B3C4D5E6F7G8H9J0K1M2N",
					title: "Export comptable",
					redacted: "sk_a1b***c3d",
					owner: SAMPLE.email,
					createdAt: SAMPLE.at,
				},
			],
		}),
		StaffRemoved: shape(staff.staffRemovedSchema, {
			keys: [{ id: SAMPLE.keyId, channelId: SAMPLE.channelId, name: "Caisse du marché", prefix: "ck_Zm9yY2" }],
			revokedKeys: [{ id: "apk_01KA2B3C4D5E6F7G8H9J0K1M2N", title: "Export comptable" }],
		}),
	},
	groups: {
		"Administration : équipe": {
			readTeam: { summary: "Lire l'équipe, les invitations en cours et les clés d'API de Medusa" },
			inviteMember: {
				summary: "Inviter quelqu'un par e-mail, avec un rôle",
				description: "Le lien sert une fois, pendant sept jours ; une nouvelle invitation remplace l'ancienne.",
			},
			resendInvitation: { summary: "Renvoyer une invitation, avec un lien neuf" },
			withdrawInvitation: { summary: "Retirer une invitation : son lien n'ouvre plus rien" },
			changeRole: {
				summary: "Donner un autre rôle à un membre",
				description: "Qui n'est plus propriétaire perd ses clés d'API de Medusa et ses invitations en cours.",
			},
			endMemberSessions: { summary: "Fermer toutes les sessions d'un membre" },
			removeMember: {
				summary: "Retirer un membre : ses sessions se ferment, son compte client reste",
				description:
					"Rend les clés de canal qu'il avait émises et qui servent encore. Ses clés d'API de Medusa et ses invitations en cours sont révoquées.",
			},
		},
	},
});
