import { RATE_TEMPLATES } from "@confiserie/domain/delivery/option-templates";
import type { ShippingRate } from "@confiserie/domain/delivery/options";
import { CentsField } from "@/features/admin/kit";
import { Select } from "@/ui/select";
import { BandRows } from "./band-rows";
import type { OptionProps } from "./section";

const WAYS: readonly { value: ShippingRate["by"]; label: string }[] = [
	{ value: "weight", label: "Selon le poids" },
	{ value: "units", label: "Par palette, couche et carton" },
	{ value: "value", label: "Selon le montant de la commande" },
];

/** How carrying is priced: by weight, by units, by value. */
export function RateFields(props: OptionProps) {
	const {
		option: { rate },
		onRows,
	} = props;
	return (
		<fieldset className="flex flex-col gap-3">
			<legend className="sr-only">Prix</legend>
			<div className="sm:max-w-xs">
				<Select
					label="Calcul du prix"
					value={rate.by}
					options={WAYS}
					onChange={({ target }) => onRows({ rate: RATE_TEMPLATES[target.value as ShippingRate["by"]] })}
				/>
			</div>
			{rate.by === "units" ? <UnitFields {...props} /> : <BandRows {...props} rate={rate} />}
		</fieldset>
	);
}

function UnitFields({ index, fields: { field } }: OptionProps) {
	const at = `options.${index}.rate` as const;
	return (
		<>
			<div className="grid items-end gap-4 sm:grid-cols-3">
				<CentsField {...field(`${at}.palletCents`)} label="Palette, en euros TTC" />
				<CentsField {...field(`${at}.layerCents`)} label="Couche, en euros TTC" />
				<CentsField {...field(`${at}.boxCents`)} label="Carton, en euros TTC" />
			</div>
			<p className="text-sm text-prune">
				Les palettes complètes paient leur prix. Le reste paie ses couches et cartons, ou des palettes composées si
				elles coûtent moins.
			</p>
		</>
	);
}
