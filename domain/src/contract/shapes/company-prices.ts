import { ORDER_TYPES, type OrderType } from "../../tier-price";
import {
	companyDiscountsInputSchema,
	companyDiscountsSchema,
	companyPriceFileSchema,
	companyPriceInputSchema,
	companyPricePageSchema,
	companyPriceQuerySchema,
	companyPriceSchema,
	ownPricesQuerySchema,
	ownPricesSchema,
} from "../company-prices";
import { SAMPLE, shape } from "./shape";

const DISCOUNTS = {
	discounts: [
		{ category: null, percent: 5 },
		{ category: "BARBE_A_PAPA", percent: 12.5 },
	],
	version: 1,
};
const NONE = Object.fromEntries(ORDER_TYPES.map((tier) => [tier, null])) as Record<OrderType, null>;
const PRICE = {
	productId: SAMPLE.productId,
	reference: "BAP-FRA-40",
	name: "Barbe à papa fraise",
	catalogue: { ...NONE, box: 1.5, layer: 1.38, pallet: 1.2 },
	own: { ...NONE, box: 1.4 },
	paid: { ...NONE, box: 1.4, layer: 1.2075, pallet: 1.05 },
};

export const COMPANY_PRICE_QUERIES = {
	CompanyPriceQuery: shape(companyPriceQuerySchema, { page: "0", size: "20", query: "barbe" }),
	OwnPricesQuery: shape(ownPricesQuerySchema, { products: SAMPLE.productId }),
};

export const COMPANY_PRICE_BODIES = {
	CompanyDiscountsInput: shape(companyDiscountsInputSchema, DISCOUNTS),
	CompanyPriceInput: shape(companyPriceInputSchema, PRICE.own),
};

export const COMPANY_PRICE_ANSWERS = {
	CompanyDiscounts: shape(companyDiscountsSchema, { ...DISCOUNTS, prices: 1 }),
	CompanyPrice: shape(companyPriceSchema, PRICE),
	CompanyPricePage: shape(companyPricePageSchema, { content: [PRICE], totalElements: 1, last: true }),
	CompanyPriceFile: shape(companyPriceFileSchema, { changed: 12, removed: 1 }),
	OwnPrices: shape(ownPricesSchema, {
		hasOwnPrices: true,
		prices: [
			{
				productId: SAMPLE.productId,
				pricePerPieceBox: 1.4,
				pricePerPieceLayer: 1.2075,
				pricePerPiecePallet: 1.05,
			},
		],
	}),
};
