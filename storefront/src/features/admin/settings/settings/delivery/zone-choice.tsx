import type { ServiceZone } from "@confiserie/domain/delivery/options";
import { useId } from "react";
import { Problem } from "./problems";

interface ZoneChoiceProps {
	zones: readonly ServiceZone[];
	/** Ids. */
	chosen: readonly string[];
	problem: string | undefined;
	onChange: (chosen: string[]) => void;
}

/** The zones that an option delivers to. */
export function ZoneChoice({ zones, chosen, problem, onChange }: ZoneChoiceProps) {
	const id = useId();
	return (
		<fieldset aria-describedby={problem ? id : undefined}>
			<legend className="text-sm font-semibold">Zones livrées</legend>
			<div className="flex flex-wrap gap-x-6">
				{zones.map((zone) => (
					<label key={zone.id} className="flex min-h-11 items-center gap-2">
						<input
							type="checkbox"
							className="size-5 shrink-0 accent-framboise"
							checked={chosen.includes(zone.id)}
							aria-invalid={problem ? true : undefined}
							onChange={({ target }) =>
								onChange(
									zones.map((one) => one.id).filter((one) => (one === zone.id ? target.checked : chosen.includes(one))),
								)
							}
						/>
						{zone.name.trim() || "Sans nom"}
					</label>
				))}
			</div>
			{zones.length === 0 && <p className="text-sm text-prune">Ajoutez d'abord une zone.</p>}
			<Problem id={id}>{problem}</Problem>
		</fieldset>
	);
}
