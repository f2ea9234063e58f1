import type { FreeCarriage } from "../delivery/quote";
import type { PackedProduct } from "./packed-product";

/** What a promotion gives. */
export type Benefit =
	| { kind: "percentage"; percent: number }
	/** Off each box, or off the articles concerned as a whole. */
	| { kind: "amount"; cents: number; per: "box" | "order" }
	| ({ kind: "free_shipping" } & FreeCarriage)
	/** Of so many boxes of an article, the free ones are given for each group that is bought. */
	| { kind: "buy_get"; buyBoxes: number; freeBoxes: number };
export type BenefitKind = Benefit["kind"];

/** Lines below a tier are left out of a promotion on it. */
export const TARGET_TIERS = ["layer", "pallet"] as const;
export type TargetTier = (typeof TARGET_TIERS)[number];

/** The articles that a promotion concerns: each of those named in any list; all of them where the lists are empty. */
export interface Target {
	productIds: readonly string[];
	categoryIds: readonly string[];
	tagIds: readonly string[];
	tier: TargetTier | null;
}

/** Whom a promotion is for: a first order, and members of any of the groups. */
interface Audience {
	isFirstOrder: boolean;
	/** Empty for everyone. */
	groupIds: readonly string[];
}

export interface Promotion {
	id: string;
	/** In capitals; an automatic promotion has one too, which cannot be typed. */
	code: string;
	/** As customers read it. */
	name: string;
	isAutomatic: boolean;
	/** Whether it adds to other combinable promotions. */
	isCombinable: boolean;
	isPaused: boolean;
	benefit: Benefit;
	target: Target;
	audience: Audience;
	/** Of the articles concerned, before reductions; null for no minimum. */
	minimumBoxes: number | null;
	minimumCents: number | null;
	startsAt: Date | null;
	/** The first moment after it. */
	endsAt: Date | null;
	/** Orders, of all customers and of each; null for no limit. */
	limit: number | null;
	limitPerCustomer: number | null;
}

/** How often orders used a promotion that are not cancelled. */
export interface Uses {
	total: number;
	byCustomer: number;
}

/** The buyer, as far as it is known. */
export interface Buyer {
	/** Null while unknown: a visitor without account. */
	groupIds: readonly string[] | null;
	hasOrdered: boolean;
}

/** A line before promotions: the price of a box at the tier of its quantity, VAT included. */
export interface PromotionLine extends PackedProduct {
	productId: string;
	categoryIds: readonly string[];
	tagIds: readonly string[];
	boxes: number;
	piecesPerBox?: number;
	unitPriceCents: number;
	/** Off a box, before promotions, because its layers stand on a filled pallet of several products; absent: nothing. */
	palletOffCents?: number;
}

/** Capitals without blanks: how codes are stored and compared. */
export const normaliseCode = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

/** Typed codes: letters, digits and dashes. */
export const CODE_PATTERN = /^[A-Z0-9][A-Z0-9_-]{2,31}$/;
/** What a commercial code looks like: a promotion cannot have such a code, so that one field takes both. */
export const COMMERCIAL_CODE_PATTERN = /^[0-9A-F]{8}$/;
