import { countAdministrators } from "../../../../medusa/accounts/administrators";
import { hasAccount } from "../../../../medusa/accounts/identities";
import { blocker, type OpeningCheck } from "./check";

/** Accounts of the demonstration: their passwords are printed at each start of it. */
export const DEMO_EMAILS = [
	"client@demo.fr",
	"pro@demo.fr",
	"acheteur@demo.fr",
	"approbateur@demo.fr",
	"admin@demo.fr",
] as const;

/** The shop has an owner, and no account has a password printed in the README. */
export const people: OpeningCheck = {
	title: "Administrateurs",
	atBoot: true,
	find: async ({ sql }) => {
		const open = await Promise.all(DEMO_EMAILS.map((email) => hasAccount(sql, email)));
		const demo = DEMO_EMAILS.filter((_, position) => open[position]);
		return [
			...((await countAdministrators(sql)) === 0
				? [blocker("Personne n'administre la boutique.", "Lancez npm run shop -- admin create <e-mail>.")]
				: []),
			...(demo.length > 0
				? [
						blocker(
							`Des comptes de démonstration sont ouverts (${demo.length}), et leurs mots de passe publics.`,
							"Ouvrez la boutique sur une base neuve : npm run shop -- setup, puis import.",
						),
					]
				: []),
		];
	},
};
