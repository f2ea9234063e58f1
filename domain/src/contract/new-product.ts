import { z } from "zod";
import { productInputSchema } from "./admin-product";

const { shape } = productInputSchema;

/**
 * Body of POST /admin/products. The fields that the specification has of a product are enough, `imageUrl` and
 * `additionalImages` for `images`, `isNew` and `isPromo` for their tags: what leaves out something that this shop wants of a
 * product on sale becomes a draft. With `requestId` a repeated call returns the product that the first one made.
 * Source: accounts spec §3 "Product", §7.
 */
export const newProductSchema = z
	.object({
		...z.object(shape).partial().shape,
		reference: shape.reference,
		name: shape.name,
		pricePerPieceBox: shape.pricePerPieceBox,
		/** Drawn by the caller, once for what is to be one product. */
		requestId: z.uuid("Un identifiant UUID est attendu.").optional(),
	})
	.transform(stated)
	.pipe(productInputSchema.safeExtend({ requestId: z.string().optional() }));
export type NewProduct = z.output<typeof newProductSchema>;

type Stated = z.input<typeof productInputSchema> & { requestId?: string | undefined };
type Body = Partial<Stated>;

/** Defaults of a draft. A draft needs a name, a reference and a price per piece at the box tier. */
export const EMPTY_DRAFT = {
	category: null,
	tags: [],
	description: "",
	pricePerPieceLayer: null,
	pricePerPiecePallet: null,
	piecesPerBox: 1,
	boxesPerLayer: null,
	boxesPerPallet: null,
	weightGrams: 0,
	eanUnit: "",
	eanBox: "",
	bestBeforeDate: null,
	vatRate: 20,
	ingredients: "",
	allergens: [],
	traces: [],
	nutrition: null,
	images: [],
} satisfies Partial<Stated>;

/** The body as PUT would have it. One that is to be on sale is left as it is: the schema then names what lacks. */
function stated({ imageUrl, additionalImages = [], isNew, isPromo, ...body }: Body): Stated {
	const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<Stated>;
	const pictures = [imageUrl ?? "", ...additionalImages].filter((url) => url !== "");
	if (pictures.length > 0) said.images ??= [...new Set(pictures)];
	if (isNew || isPromo)
		said.tags = [
			...new Set([
				...(said.tags ?? []),
				...(isNew ? (["NOUVEAU"] as const) : []),
				...(isPromo ? (["PROMO"] as const) : []),
			]),
		];
	const isWhole = Object.keys(EMPTY_DRAFT).every((name) => name in said);
	// Casts: what lacks is the next schema's to say.
	if (isWhole || said.isPublished) return said as Stated;
	return { ...EMPTY_DRAFT, ...said, isPublished: false } as Stated;
}
