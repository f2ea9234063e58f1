import type { CarrierState } from "@confiserie/domain/fulfilment/carrier-states";
import type { Carrier } from "@confiserie/domain/fulfilment/carriers";
import type { SendcloudProblem } from "./sendcloud-wire";

const IN_TRANSIT = [3, 5, 6, 7, 22, 91, 92, 62989, 62990, 62993, 62994, 62995];
const PROBLEM = [4, 8, 15, 80, 62991, 62992, 62996, 62997];

/** Sendcloud's parcel statuses as the shop's; null for one that changes nothing. Source: Sendcloud API, "Parcel statuses". */
export function stateOf(statusId: number): CarrierState | "CANCELLED" | null {
	if (IN_TRANSIT.includes(statusId)) return "IN_TRANSIT";
	if (PROBLEM.includes(statusId)) return "PROBLEM";
	if (statusId === 11 || statusId === 93) return "DELIVERED";
	if (statusId === 12) return "AWAITING_PICKUP";
	if (statusId === 1999 || statusId === 2001) return "CANCELLING";
	if (statusId === 1998 || statusId === 2000) return "CANCELLED";
	return null;
}

const CARRIERS: readonly [beginning: string, carrier: Carrier][] = [
	["colissimo", "COLISSIMO"],
	["chronopost", "CHRONOPOST"],
	["dpd", "DPD"],
	["gls", "GLS"],
	["ups", "UPS"],
];

/** One of the carriers whose page the shop knows, or another one. */
export const carrierOf = (code: string): Carrier =>
	CARRIERS.find(([beginning]) => code.toLowerCase().startsWith(beginning))?.[1] ?? "OTHER";

const FIELDS: Record<string, string> = {
	name: "nom",
	company_name: "entreprise",
	address_line_1: "rue",
	house_number: "numéro de rue",
	postal_code: "code postal",
	city: "ville",
	country_code: "pays",
	phone_number: "téléphone",
	email: "e-mail",
	weight: "poids",
	dimensions: "dimensions",
	shipping_option_code: "service",
};
const PARTS: Record<string, string> = { to_address: "du destinataire", from_address: "de la boutique" };
const REASONS: Record<string, string> = {
	required: "information obligatoire",
	null: "information obligatoire",
	invalid: "valeur refusée",
	invalid_choice: "valeur refusée",
	min_value: "valeur trop petite",
};

/** Why Sendcloud refuses something: what is known in French, and its own words behind it. */
export function refusalWords(problems: readonly SendcloudProblem[]): string {
	const reasons = problems.slice(0, 3).map(({ code, detail, source }) => {
		const path = (source?.pointer ?? "").split("/");
		const field = path.map((step) => FIELDS[step]).find(Boolean);
		const of = path.map((step) => PARTS[step]).find(Boolean);
		const subject = [field, field && of].filter(Boolean).join(" ");
		const reason = REASONS[code ?? ""] ?? "";
		const own = detail?.slice(0, 200);
		return [[subject, reason].filter(Boolean).join("\u00a0: "), own && `«\u00a0${own}\u00a0»`]
			.filter(Boolean)
			.join(" ");
	});
	const known = reasons.filter(Boolean).join(", ");
	return known ? `Sendcloud refuse\u00a0: ${known}.` : "Sendcloud refuse cette demande, sans dire pourquoi.";
}
