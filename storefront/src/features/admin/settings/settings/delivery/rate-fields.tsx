import { RATE_TEMPLATES } from "@confiserie/domain/delivery/option-templates";
import type { ShippingRate } from "@confiserie/domain/delivery/options";
import { Select } from "@/ui/select";
import { BandRows } from "./band-rows";
import { problemOf } from "./problems";
import type { RateProps } from "./rate-props";
import { CentsField } from "./typed-field";

const WAYS: readonly { value: ShippingRate["by"]; label: string }[] = [
	{ value: "weight", label: "Selon le poids" },
	{ value: "units", label: "Par palette, couche et carton" },
	{ value: "value", label: "Selon le montant de la commande" },
];

/** How carrying is priced: by weight, by units, by value. */
export function RateFields({ rate, path, problems, onEdit, onRows }: RateProps<ShippingRate>) {
	return (
		<fieldset className="flex flex-col gap-3">
			<legend className="sr-only">Prix</legend>
			<div className="sm:max-w-xs">
				<Select
					label="Calcul du prix"
					value={rate.by}
					options={WAYS}
					onChange={({ target }) => onRows(RATE_TEMPLATES[target.value as ShippingRate["by"]])}
				/>
			</div>
			{rate.by === "units" ? (
				<UnitFields {...{ rate, path, problems, onEdit, onRows }} />
			) : (
				<BandRows {...{ rate, path, problems, onEdit, onRows }} />
			)}
		</fieldset>
	);
}

type UnitRate = Extract<ShippingRate, { by: "units" }>;

function UnitFields({ rate, path, problems, onEdit }: RateProps<UnitRate>) {
	const field = (name: "palletCents" | "layerCents" | "boxCents", label: string) => (
		<CentsField
			label={label}
			value={rate[name]}
			error={problemOf(problems, `${path}.${name}`)}
			onValue={(cents) => onEdit({ ...rate, [name]: cents })}
		/>
	);
	return (
		<>
			<div className="grid items-end gap-4 sm:grid-cols-3">
				{field("palletCents", "Palette, en euros TTC")}
				{field("layerCents", "Couche, en euros TTC")}
				{field("boxCents", "Carton, en euros TTC")}
			</div>
			<p className="text-sm text-prune">
				Les palettes complètes paient leur prix. Le reste paie ses couches et cartons, ou des palettes composées si
				elles coûtent moins.
			</p>
		</>
	);
}
