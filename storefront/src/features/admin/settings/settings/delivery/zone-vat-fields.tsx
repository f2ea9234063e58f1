import type { ZoneVat } from "@confiserie/domain/delivery/options";
import { Select } from "@/ui/select";
import { problemOf } from "./problems";
import { PercentField } from "./typed-field";

const RULES = [
	{ value: "france", label: "TVA française" },
	{ value: "country", label: "TVA du pays" },
];

interface ZoneVatFieldsProps {
	vat: ZoneVat | null;
	path: string;
	problems: Readonly<Record<string, string>>;
	onVat: (vat: ZoneVat | null) => void;
}

/** Which VAT the prices contain when goods go to another country. */
export function ZoneVatFields({ vat, path, problems, onVat }: ZoneVatFieldsProps) {
	return (
		<div className="grid items-end gap-4 sm:grid-cols-3">
			<Select
				label="TVA des ventes aux particuliers"
				hint={
					"La TVA du pays est due au-delà de 10\u00a0000\u00a0€ de ventes à distance par an dans l'Union. Le prix TTC reste le même."
				}
				value={vat ? "country" : "france"}
				options={RULES}
				error={problemOf(problems, `${path}.vat`)}
				onChange={({ target }) =>
					onVat(target.value === "country" ? { standardPercent: Number.NaN, reducedPercent: Number.NaN } : null)
				}
			/>
			{vat && (
				<>
					<PercentField
						label="Taux normal (%)"
						hint={"Au lieu de 20\u00a0%"}
						value={vat.standardPercent}
						error={problemOf(problems, `${path}.vat.standardPercent`)}
						onValue={(standardPercent) => onVat({ ...vat, standardPercent })}
					/>
					<PercentField
						label="Taux réduit (%)"
						hint={"Au lieu de 5,5\u00a0%"}
						value={vat.reducedPercent}
						error={problemOf(problems, `${path}.vat.reducedPercent`)}
						onValue={(reducedPercent) => onVat({ ...vat, reducedPercent })}
					/>
				</>
			)}
		</div>
	);
}
