import { emailFault, normaliseEmail } from "@confiserie/domain/customers/email";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import {
	createAdministrator,
	type Granted,
	promoteAdministrator,
	resetSecondFactor,
	revokeAdministrator,
} from "../modules/customers/accounts";
import { OPERATOR } from "../modules/foundations/audit";
import { sendNow } from "../modules/foundations/mail";
import { CommandFailure, say, shopCommand } from "./command";

/**
 * `admin create|promote|revoke|reset-second-factor <e-mail>`: who enters /admin and Medusa Admin, by one identity (ADR 22),
 * and who has lost their second factor (ADR 19).
 */
export const admin = shopCommand({
	words: [2, 2],
	options: {
		"first-name": { type: "string" },
		"last-name": { type: "string" },
		print: { type: "boolean" },
		force: { type: "boolean" },
	},
	run: async ({ scope, words: [act = "", typed = ""], options }) => {
		const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		const email = readEmail(typed);
		const granting = { by: OPERATOR, mailsLink: currentEnv().SMTP_URL !== undefined && !options.print };
		if (act === "create") {
			const person = { email, firstName: options["first-name"] ?? null, lastName: options["last-name"] ?? null };
			const granted = await createAdministrator(pool, person, granting).catch(explainTaken(email));
			await tell(scope, email, granted);
		} else if (act === "promote") await tell(scope, email, await promoteAdministrator(pool, email, granting));
		else if (act === "revoke") {
			await revokeAdministrator(pool, email, OPERATOR, options.force ?? false);
			say(`✓ ${email} n'entre plus dans /admin ni dans Medusa Admin ; ses sessions sont fermées.`);
			say("  Son compte client reste. Les clés d'API secrètes se révoquent dans Medusa Admin, Réglages.");
		} else if (act === "reset-second-factor") {
			const had = await resetSecondFactor(pool, email, OPERATOR);
			say(
				had
					? `✓ ${email} se connecte de nouveau par son mot de passe seul ; ses sessions sont fermées.`
					: `  ${email} n'avait pas de double authentification.`,
			);
		} else
			throw new CommandFailure(
				`« ${act} » n'existe pas : admin create, admin promote, admin revoke ou admin reset-second-factor.`,
			);
		return 0;
	},
});

const OUTCOMES: Record<Granted["outcome"], string> = {
	CREATED: "est administrateur de /admin et de Medusa Admin.",
	PROMOTED: "est désormais administrateur de /admin et de Medusa Admin.",
	KNOWN: "était déjà administrateur.",
};

async function tell(
	scope: MedusaContainer,
	email: string,
	{ outcome, needsPassword, path, mailKey }: Granted,
): Promise<void> {
	say(`✓ ${email} ${OUTCOMES[outcome]}`);
	if (!needsPassword) return say("  Son mot de passe reste celui de son compte.");
	const lasts = "Il est valable une heure et ne sert qu'une fois.";
	if (path) return say(`  Lien pour choisir le mot de passe : ${currentEnv().STOREFRONT_URL}${path}\n  ${lasts}`);
	const failure = mailKey && (await sendNow(scope, mailKey));
	if (failure)
		return say(`! Le message avec le lien n'est pas parti : ${failure}\n  Il sera réessayé ; --print affiche un lien.`);
	say(`  Un lien pour choisir le mot de passe lui est envoyé. ${lasts} --print l'affiche au lieu de l'envoyer.`);
}

function readEmail(typed: string): string {
	const fault = emailFault(typed);
	if (fault) throw new CommandFailure(`${typed} : ${fault}`);
	return normaliseEmail(typed);
}

/** The account's owner has not verified the e-mail. */
function explainTaken(email: string) {
	return (error: unknown): never => {
		if (!(error instanceof Error) || !("code" in error) || error.code !== "EMAIL_TAKEN") throw error;
		throw new CommandFailure(
			`${email} a déjà un compte client. S'il est bien le sien : admin promote ${email}. Son mot de passe restera le même.`,
		);
	};
}
