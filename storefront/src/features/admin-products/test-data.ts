import {
	type AdminProductItem,
	type AdminProductPage,
	adminProductSchema,
} from "@confiserie/domain/contract/admin-product";

export const berlingot = adminProductSchema.parse({
	id: "prod_1",
	version: "v1",
	reference: "BER-ANI-10",
	name: "Berlingot à l'anis",
	category: "BONBONS",
	tags: ["NOUVEAU", "BIO", "VEGAN", "halloween"],
	description: "Un berlingot.",
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	weightGrams: 40,
	eanUnit: "2000000010014",
	eanBox: "2900000010017",
	bestBeforeDate: "2027-06-30",
	vatRate: 20,
	isFood: true,
	isPublished: true,
	ingredients: "Sucre, anis.",
	allergens: ["lait"],
	traces: [],
	nutrition: null,
	images: ["/static/a.webp", "/static/b.webp"],
	imageUrl: "/static/a.webp",
	additionalImages: ["/static/b.webp"],
	isNew: true,
	isPromo: false,
	stock: 52,
	stocked: 60,
	reserved: 8,
	createdAt: "2026-11-20T09:00:00.000Z",
	updatedAt: "2026-11-20T09:00:00.000Z",
});

export const item: AdminProductItem = {
	id: berlingot.id,
	name: berlingot.name,
	reference: berlingot.reference,
	imageUrl: berlingot.imageUrl,
	category: berlingot.category,
	tags: berlingot.tags,
	price: 36,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	layerPrice: 33.12,
	isPublished: true,
	stock: 52,
	stocked: 60,
	reserved: 8,
};

export function pageOf(...content: AdminProductItem[]): AdminProductPage {
	return { content, totalElements: content.length, totalPages: 1, page: 0, size: 20, last: true };
}
