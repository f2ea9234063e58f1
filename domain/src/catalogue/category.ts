import { foldText } from "../fold-text";

/** What the code of a category looks like: words of capital letters and digits, apart by "_". */
export const CATEGORY_CODE = /^[A-Z0-9]+(_[A-Z0-9]+)*$/;
export type CategoryCode = string;

/** The emblems that a category may have, by name, in the words of the form. */
export const CATEGORY_ICONS = {
	COTTON_CANDY: "Barbe à papa",
	POPCORN: "Pop-corn",
	CONE: "Cornet",
	CANDY: "Bonbon",
	CAKE: "Gâteau",
	SPARKLES: "Étincelles",
	PERCENT: "Pourcentage",
	LOLLIPOP: "Sucette",
	NUT: "Noix",
	COOKIE: "Biscuit",
	DONUT: "Beignet",
	ICE_CREAM: "Glace",
	CHERRY: "Cerise",
	DRINK: "Boisson",
	GIFT: "Cadeau",
	HEART: "Cœur",
	STAR: "Étoile",
	PACKAGE: "Colis",
} as const;
export type CategoryIcon = keyof typeof CATEGORY_ICONS;
export const CATEGORY_ICON_NAMES = Object.keys(CATEGORY_ICONS) as [CategoryIcon, ...CategoryIcon[]];

/** A category as the shop shows it. Code and slug never change. */
export interface Category {
	code: CategoryCode;
	/** The code as an address has it: "barbe-a-papa" of "BARBE_A_PAPA". */
	slug: string;
	name: string;
	/** Short text under the catalogue's title; empty for none. */
	description: string;
	icon: CategoryIcon;
}

/** The categories with which a shop begins, in their order; afterwards they are its merchant's. Source: spec §2 "Categories". */
export const FIRST_CATEGORIES: readonly Category[] = [
	{ code: "BARBE_A_PAPA", slug: "barbe-a-papa", name: "Barbe à papa", description: "", icon: "COTTON_CANDY" },
	{ code: "POP_CORN", slug: "pop-corn", name: "Pop-corn", description: "", icon: "POPCORN" },
	{ code: "CORNETS", slug: "cornets", name: "Cornets", description: "", icon: "CONE" },
	{ code: "BONBONS", slug: "bonbons", name: "Bonbons", description: "", icon: "CANDY" },
	{ code: "GATEAUX", slug: "gateaux", name: "Gâteaux", description: "", icon: "CAKE" },
	{ code: "NOUVEAUTES", slug: "nouveautes", name: "Nouveautés", description: "", icon: "SPARKLES" },
	{ code: "DESTOCKAGE", slug: "destockage", name: "Destockage", description: "", icon: "PERCENT" },
];

/** Categories that a shop may have. */
export const MOST_CATEGORIES = 60;
/** No category's code: /api/admin/categories/order is the address of their order. */
const RESERVED_CODE = "ORDER";

/** Whether a category may have this name: it must yield a non-empty code. */
export function canBeNamed(name: string): boolean {
	const code = toCategoryCode(name);
	return code !== "" && code !== RESERVED_CODE;
}

/** The code that follows from a name: "Barbe à papa" gives "BARBE_A_PAPA"; "" for a text without letter or digit. */
export function toCategoryCode(name: string): CategoryCode {
	return foldText(name)
		.replace(/[^a-z0-9]+/g, "_")
		.replace(/^_|_$/g, "")
		.toUpperCase();
}

/** Normalises a code or slug in any case, accents and spaces allowed; undefined when it is invalid. */
export function readCategoryCode(text: string): CategoryCode | undefined {
	const code = foldText(text).replace(/[ -]/g, "_").toUpperCase();
	return CATEGORY_CODE.test(code) ? code : undefined;
}

export const slugOfCode = (code: CategoryCode): string => code.toLowerCase().replaceAll("_", "-");
export const codeOfSlug = (slug: string): CategoryCode => slug.toUpperCase().replaceAll("-", "_");

/** The emblem that a category names, else that of the first categories, else one that fits all. */
export function iconOf(code: CategoryCode, named: unknown): CategoryIcon {
	const known = CATEGORY_ICON_NAMES.find((icon) => icon === named);
	return known ?? FIRST_CATEGORIES.find((category) => category.code === code)?.icon ?? "CANDY";
}

/** Finds a category by code, slug or name, in any case; undefined when there is none. Codes take precedence over names. */
export function findCategory<One extends Pick<Category, "code" | "name">>(
	categories: readonly One[],
	text: string,
): One | undefined {
	const [code, named] = [readCategoryCode(text), toCategoryCode(text)];
	return (
		categories.find((category) => category.code === code) ??
		(named === "" ? undefined : categories.find(({ name }) => toCategoryCode(name) === named))
	);
}

/** Whether another category is called so already, by its name or by its code, whatever accents and capitals. */
export function isNameTaken(
	categories: readonly Pick<Category, "code" | "name">[],
	name: string,
	ownCode?: CategoryCode,
): boolean {
	const wanted = toCategoryCode(name);
	return categories.some((one) => one.code !== ownCode && [one.code, toCategoryCode(one.name)].includes(wanted));
}

/** `codes` with one of them a place further up (-1) or down (1); the same list where there is no such place. */
export function movedCode(codes: readonly CategoryCode[], code: CategoryCode, step: -1 | 1): CategoryCode[] {
	const from = codes.indexOf(code);
	const to = from + step;
	const moved = [...codes];
	const other = moved[to];
	if (from < 0 || other === undefined) return moved;
	moved[from] = other;
	moved[to] = code;
	return moved;
}
