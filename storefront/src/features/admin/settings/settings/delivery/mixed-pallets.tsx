import { CheckField, ChoicesField, FieldGrid, ProductsField, useBound, WholeField } from "@/features/admin/kit";
import { useCategories } from "@/features/admin/products/categories";
import type { SectionProps } from "./section";

/** Whether layers of several products may share a pallet, from how full on it has the pallet's price, and which take part. */
export function MixedPallets({ fields: { field } }: Pick<SectionProps, "fields">) {
	const { data } = useCategories();
	const { value: chosen = [] } = useBound(field("packing.mixedPallets.categories"));
	const names = new Map(data?.content.map(({ code, name }) => [code, name]));
	// A chosen category that was deleted since can be taken out.
	const codes = [...new Set([...names.keys(), ...chosen])];
	return (
		<fieldset>
			<legend className="mb-1 font-semibold">Palettes mixtes</legend>
			<FieldGrid>
				<CheckField
					{...field("packing.mixedPallets.isAllowed")}
					label="Plusieurs produits peuvent partager une palette"
					hint="Remplie, elle donne à chacune de ses couches le prix palette de son produit."
				/>
				<WholeField {...field("packing.mixedPallets.minimumFillPercent")} label="Remplie à partir de, en %" />
				<p className="text-sm text-prune sm:col-span-2">
					Sans choix ci-dessous, tous les produits vendus à la couche et à la palette y prennent part, sauf les non
					gerbables.
				</p>
				<ChoicesField
					{...field("packing.mixedPallets.categories")}
					legend="Catégories qui y prennent part"
					choices={codes.map((id) => ({ id, name: names.get(id) ?? id }))}
				/>
				<ProductsField {...field("packing.mixedPallets.productIds")} label="Produits qui y prennent part" />
			</FieldGrid>
		</fieldset>
	);
}
