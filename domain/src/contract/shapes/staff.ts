import { staffInviteSchema, staffRemovedSchema, staffRoleSchema, staffTeamSchema } from "../staff";
import { SAMPLE, shape } from "./shape";

export const STAFF_BODIES = {
	StaffInvite: shape(staffInviteSchema, { email: SAMPLE.email, role: "orders" }),
	StaffRoleUpdate: shape(staffRoleSchema, { role: "accounting" }),
};

export const STAFF_ANSWERS = {
	StaffTeam: shape(staffTeamSchema, {
		members: [
			{
				id: "user_01KA2B3C4D5E6F7G8H9J0K1M2N",
				email: SAMPLE.email,
				firstName: "Camille",
				lastName: "Martin",
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
	StaffRemoved: shape(staffRemovedSchema, {
		keys: [{ id: SAMPLE.keyId, channelId: SAMPLE.channelId, name: "Caisse du marché", prefix: "ck_Zm9yY2" }],
		revokedKeys: [{ id: "apk_01KA2B3C4D5E6F7G8H9J0K1M2N", title: "Export comptable" }],
	}),
};
