import { messageOf } from "../../../../lib/message-of";
import { isMailServerReady, readMailTrouble } from "../../../foundations/mail";
import { blocker, type OpeningCheck, warning } from "./check";

/** That the mail server takes the shop's name and password now, and that nothing was given up within a day. */
export const mailServer: OpeningCheck = {
	title: "Serveur de courrier",
	atBoot: false,
	find: async ({ env, sql }) => {
		const refusal = env.SMTP_URL && (await isMailServerReady(env.SMTP_URL).then(() => undefined, messageOf));
		const given = await readMailTrouble(sql);
		return [
			...(refusal
				? [blocker(`Il n'accepte pas la boutique : ${refusal}`, "Vérifiez SMTP_URL (docs/operations.md).")]
				: []),
			...(given > 0
				? [
						warning(
							`Messages abandonnés depuis un jour : ${given}.`,
							"Voyez pourquoi, puis renvoyez-les (docs/operations.md).",
						),
					]
				: []),
		];
	},
};
