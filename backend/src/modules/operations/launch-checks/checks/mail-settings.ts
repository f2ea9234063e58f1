import { blocker, type OpeningCheck, warning } from "./check";

/** That mails leave the machine, and that the owner reads what customers write. */
export const mailSettings: OpeningCheck = {
	title: "Réglages du courrier",
	atBoot: true,
	find: async ({ env }) => {
		if (!env.SMTP_URL)
			return [
				blocker(
					"Aucun message ne part : les clients ne recevraient ni confirmation ni lien.",
					"Définissez SMTP_URL et MAIL_FROM (docs/operations.md).",
				),
			];
		if (/\.example$/.test(env.MAIL_FROM.address))
			return [blocker(`MAIL_FROM est une adresse d'exemple : ${env.MAIL_FROM.address}.`, "Mettez-y la vôtre.")];
		const hasOwner = env.SHOP_EMAIL !== undefined;
		return hasOwner
			? []
			: [
					warning(
						`Les messages des clients iront à l'expéditeur, ${env.MAIL_FROM.address}.`,
						"Définissez SHOP_EMAIL pour une autre boîte.",
					),
				];
	},
};
