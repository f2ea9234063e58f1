import { type ChannelUpdate, channelUpdateSchema, type SalesChannel } from "@confiserie/domain/contract/channels";
import type { FieldMessages } from "@/lib/form-resolver";
import { originsIn } from "@/ui/origins-field";

/** The form of a channel's terms, as it is typed. */
export interface TermsValues {
	name: string;
	isEnabled: boolean;
	assortment: SalesChannel["assortment"];
	categories: SalesChannel["categories"];
	prices: SalesChannel["prices"];
	pricePercent: string;
	stock: SalesChannel["stock"];
	locationId: string;
	stockPercent: string;
	/** One a line. */
	origins: string;
}
export const TERMS_FIELDS = [
	"name",
	"isEnabled",
	"assortment",
	"categories",
	"prices",
	"pricePercent",
	"stock",
	"locationId",
	"stockPercent",
	"origins",
] as const;

/** A channel as the form shows it. */
export function valuesOf(channel: SalesChannel): TermsValues {
	const { pricePercent, stockPercent, locationId, origins, ...same } = channel;
	return {
		...same,
		pricePercent: pricePercent === null ? "" : String(pricePercent).replace(".", ","),
		stockPercent: stockPercent === null ? "" : String(stockPercent),
		locationId: locationId ?? "",
		origins: origins.join("\n"),
	};
}

/** What was typed, as the server takes it; a figure that is none is NaN, which the schema refuses. */
export function updateOf(values: TermsValues, version: number): ChannelUpdate {
	return {
		name: values.name.trim(),
		isEnabled: values.isEnabled,
		assortment: values.assortment,
		categories: values.categories,
		prices: values.prices,
		pricePercent: values.prices === "FACTOR" ? figureOf(values.pricePercent) : null,
		stock: values.stock,
		locationId: values.stock === "LOCATION" ? values.locationId || null : null,
		stockPercent: values.stock === "SHARE" ? figureOf(values.stockPercent) : null,
		origins: originsIn(values.origins),
		version,
	};
}

/** One message a field, by the schema that the server reads the form with. */
export function validateTerms(values: TermsValues): FieldMessages {
	const parsed = channelUpdateSchema.safeParse(updateOf(values, 0));
	return Object.fromEntries(
		(parsed.error?.issues ?? []).map((issue) => [String(issue.path[0] ?? "name"), issue.message]),
	);
}

function figureOf(typed: string): number | null {
	const text = typed.trim().replace(",", ".");
	return text === "" ? null : Number(text);
}
