import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "@confiserie/domain/catalogue/product-fields";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { writeDecimal } from "@confiserie/domain/decimal-text";
import { textOf } from "@/features/admin/kit";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { formValues, type ProductValues } from "./form-values";

interface ConflictBannerProps {
	mine: ProductValues;
	theirs: AdminProduct;
	onKeep: () => void;
	onTake: () => void;
}

/** A concurrent save: shows what differs and asks which version to use. The input is preserved. */
export function ConflictBanner({ mine, theirs, onKeep, onTake }: ConflictBannerProps) {
	const stored = formValues(theirs);
	const different = PRODUCT_FIELD_NAMES.filter((name) => textOf(mine[name]) !== textOf(stored[name]));
	return (
		<Banner tone="error" title="Ce produit a été modifié entre-temps.">
			<p className="mt-1">Rien n'a été enregistré. La version actuelle diffère de la vôtre :</p>
			<ul className="my-2 max-h-60 list-disc overflow-y-auto pl-5 text-sm">
				{different.map((name) => (
					<li key={name}>
						<span className="font-semibold">{PRODUCT_FIELDS[name].label}</span>
						{` : ${words(stored[name])}`}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-2">
				<Button size="sm" variant="secondary" onClick={onTake}>
					Reprendre la version actuelle
				</Button>
				<Button size="sm" variant="secondary" onClick={onKeep}>
					Garder mes modifications
				</Button>
			</div>
		</Banner>
	);
}

function words(value: ProductValues[keyof ProductValues]): string {
	if (typeof value === "boolean") return value ? "oui" : "non";
	if (value === null) return "vide";
	if (typeof value === "number") return writeDecimal(value);
	if (typeof value === "string") return value === "" ? "vide" : value.length > 80 ? `${value.slice(0, 80)}…` : value;
	return Array.isArray(value) ? `${value.length}` : "modifiées";
}
