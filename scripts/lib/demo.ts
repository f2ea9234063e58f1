import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";

/** Accounts that the seed makes. */
export const DEMO = {
	customer: { email: "client@demo.fr", password: "Demo-client-2026" },
	professional: { email: "pro@demo.fr", password: "Demo-pro-2026" },
	administrator: { email: "admin@demo.fr", password: "Demo-admin-2026" },
} as const;

/** What a newcomer needs to know once the shop is up, as lines of text. */
export async function welcome(shop: string, backend: string, outbox: string | null, logs: string): Promise<string[]> {
	const account = ({ email, password }: { email: string; password: string }) => `${email} / ${password}`;
	return [
		"",
		`  Boutique          ${shop}`,
		`  Administration    ${shop}/admin`,
		`  Moteur (Medusa)   ${backend}/app`,
		`  API               ${shop}/api/products`,
		"",
		`  Client            ${account(DEMO.customer)}`,
		`  Professionnel     ${account(DEMO.professional)}`,
		`  Code commercial   ${await commercialCodeFor(DEMO.professional.email)}`,
		`  Administrateur    ${account(DEMO.administrator)}`,
		"  Carte de test     4242 4242 4242 4242, date à venir, trois chiffres au choix",
		"",
		...(outbox ? [`  E-mails           ${outbox}`] : []),
		`  Journaux          ${logs}`,
		"  Ctrl-C arrête tout.",
		"",
	];
}
