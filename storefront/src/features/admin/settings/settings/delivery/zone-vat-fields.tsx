import type { ZoneVat } from "@confiserie/domain/delivery/options";
import { DecimalField } from "@/features/admin/kit";
import { Select } from "@/ui/select";
import type { SettingFields } from "../use-setting-form";

const RULES = [
	{ value: "france", label: "TVA française" },
	{ value: "country", label: "TVA du pays" },
];
const UNTYPED: ZoneVat = { standardPercent: Number.NaN, reducedPercent: Number.NaN };

interface ZoneVatFieldsProps {
	vat: ZoneVat | null;
	/** Place of the zone. */
	index: number;
	fields: SettingFields<"shipping">;
}

/** Which VAT the prices contain when goods go to another country. */
export function ZoneVatFields({ vat, index, fields: { field, setValue } }: ZoneVatFieldsProps) {
	const at = `zones.${index}.vat` as const;
	return (
		<div className="grid items-end gap-4 sm:grid-cols-3">
			<Select
				label="TVA des ventes aux particuliers"
				hint={
					"La TVA du pays est due au-delà de 10\u00a0000\u00a0€ de ventes à distance par an dans l'Union. Le prix TTC reste le même."
				}
				value={vat ? "country" : "france"}
				options={RULES}
				onChange={({ target }) => setValue(at, target.value === "country" ? UNTYPED : null, { shouldDirty: true })}
			/>
			{vat && (
				<>
					<DecimalField {...field(`${at}.standardPercent`)} label="Taux normal (%)" hint={"Au lieu de 20\u00a0%"} />
					<DecimalField {...field(`${at}.reducedPercent`)} label="Taux réduit (%)" hint={"Au lieu de 5,5\u00a0%"} />
				</>
			)}
		</div>
	);
}
