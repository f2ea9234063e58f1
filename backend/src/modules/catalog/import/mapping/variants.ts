import { foldText } from "@confiserie/domain/fold-text";
import type { Cells } from "./cells";

/** Types of rows in exports of WooCommerce, also beside others: "variation, virtual". */
const PARENT_TYPE = /\bvariable\b/;
const VARIATION_TYPE = /\bvariation\b/;
/** What Shopify writes for the option of a product without variants. */
const NO_OPTION = "default title";

/**
 * Makes products of rows: a variant gets what its parent states and it does not, and its options behind the parent's name.
 * Parents come before their variants in every export.
 */
export class Variants {
	private readonly parents = new Map<string, Cells>();

	/** @param hasTypes whether the file says which rows are variants, so that options of other rows are properties */
	constructor(private readonly hasTypes: boolean) {}

	/** The product of a row; undefined for one that has only a further image of the product that it names. */
	next(own: Cells): { cells: Cells; isParent: boolean } | undefined {
		const type = foldText(own.type_de_ligne ?? "");
		const options = own.options.filter((option) => foldText(option) !== NO_OPTION).map(withoutPosition);
		const isParent = PARENT_TYPE.test(type);
		const isVariant = this.hasTypes ? VARIATION_TYPE.test(type) : own.variante_de !== undefined && options.length > 0;
		const parent = own.variante_de === undefined ? undefined : this.parents.get(own.variante_de);
		this.remember(own, isVariant && this.hasTypes);
		if (
			parent !== undefined &&
			own.reference === undefined &&
			own.prix_piece_carton === undefined &&
			options.length === 0
		)
			return undefined;
		if (!isVariant) return { cells: { ...own, options }, isParent };
		const name = parent?.nom ?? own.nom;
		const nom = name === undefined ? undefined : [name, ...options].join(", ");
		const { reference: _, ean_piece: _e, ean_carton: _c, stock_cartons: _s, ...shared } = parent ?? own;
		return { cells: { ...shared, ...own, options, ...(nom !== undefined && { nom }) }, isParent: false };
	}

	/** A parent is named by its reference or its identifier; where rows share a product's name, its first row is the parent. */
	private remember(own: Cells, isVariation: boolean): void {
		if (isVariation) return;
		const names = this.hasTypes ? [own.reference, own.identifiant && `id:${own.identifiant}`] : [own.variante_de];
		for (const name of names) if (name !== undefined && !this.parents.has(name)) this.parents.set(name, own);
	}
}

/** "Rouge:0", as PrestaShop orders values, is "Rouge". */
function withoutPosition(option: string): string {
	return option.replace(/:\d+(?=\s*(,|$))/g, "");
}
