import { z } from "zod";
import { categoryCodeSchema } from "./categories";
import { operation } from "./operation";

/** A product of the plain catalogue: prices of a box in EUR incl. VAT from so many boxes on, weights in grams. */
const feedProductSchema = z.object({
	id: z.string(),
	reference: z.string(),
	name: z.string(),
	category: categoryCodeSchema,
	description: z.string(),
	eanUnit: z.string(),
	eanBox: z.string(),
	piecesPerBox: z.number().int(),
	boxesPerLayer: z.number().int().nullable(),
	boxesPerPallet: z.number().int().nullable(),
	vatRate: z.number(),
	netGrams: z.number().nullable(),
	isAvailable: z.boolean(),
	boxPrices: z.array(z.object({ minBoxes: z.number().int(), price: z.number() })),
	link: z.string(),
	images: z.array(z.string()),
});
export type CatalogueProduct = z.infer<typeof feedProductSchema>;

/** Response of GET /feeds/{channel}/catalogue.json. */
export const feedCatalogueSchema = z.object({ products: z.array(feedProductSchema) });

/** A file that others fetch again and again. */
const feed = <const Type extends string>(file: Type) =>
	({
		access: "public",
		answer: { 200: { file }, 304: "nothing" },
		sends: ["Cache-Control"],
		errors: ["NOT_FOUND"],
	}) as const;

export const readGoogleFeed = operation("GET /api/feeds/:channel/google.xml", feed("application/xml"));

export const readMetaFeed = operation("GET /api/feeds/:channel/meta.csv", feed("text/csv"));

export const readImageSitemap = operation("GET /api/feeds/:channel/images.xml", feed("application/xml"));

export const readCatalogueCsv = operation("GET /api/feeds/:channel/catalogue.csv", feed("text/csv"));

export const readCatalogueJson = operation("GET /api/feeds/:channel/catalogue.json", {
	access: "public",
	answer: { 200: feedCatalogueSchema },
	sends: ["Cache-Control"],
	errors: ["NOT_FOUND"],
});
