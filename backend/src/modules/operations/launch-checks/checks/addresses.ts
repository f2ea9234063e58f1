import { blocker, type Finding, type OpeningCheck } from "./check";

/** Addresses by which customers and staff reach the shop: over https, and not the examples of the documentation. */
export const addresses: OpeningCheck = {
	title: "Adresses",
	atBoot: true,
	find: async ({ env }) => [
		...faults("STOREFRONT_URL", env.STOREFRONT_URL),
		...(env.ADMIN_DISABLED && !env.BACKEND_PUBLIC_URL ? [] : faults("BACKEND_PUBLIC_URL", env.BACKEND_PUBLIC_URL)),
	],
};

function faults(variable: string, address: string | undefined): Finding[] {
	const remedy = `Mettez dans ${variable} l'adresse publique, en https.`;
	if (!address) return [blocker(`${variable} manque.`, remedy)];
	const { protocol, hostname } = new URL(address);
	if (protocol !== "https:") return [blocker(`${variable} n'est pas en https : ${address}.`, remedy)];
	if (/(^|\.)(example|localhost)(\.(com|org|net))?$/.test(hostname))
		return [blocker(`${variable} est une adresse d'exemple : ${address}.`, remedy)];
	return [];
}
