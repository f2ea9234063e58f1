import type { DispatchRules } from "@confiserie/domain/delivery/options";
import { Select } from "@/ui/select";
import { ClosedDays } from "./closed-days";
import { problemOf } from "./problems";
import { Section, type SectionProps } from "./section";
import { WholeField } from "./typed-field";

const NO_LIMIT = 24;
const HOURS = Array.from({ length: NO_LIMIT + 1 }, (_, hour) => ({
	value: `${hour}`,
	label: hour === NO_LIMIT ? "Aucune" : `${hour}\u00a0h`,
}));

/** When an order leaves. */
export function DispatchSection({ offer, problems, onEdit, onRows }: SectionProps) {
	const { dispatch } = offer;
	const edit = (changes: Partial<DispatchRules>) => onEdit({ dispatch: { ...dispatch, ...changes } });
	return (
		<Section
			id="expedition"
			title="Expédition"
			lead="Sert à annoncer les jours de départ et de livraison. Samedis, dimanches et jours fériés de France métropolitaine sont déjà pris en compte."
		>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select
					label="Heure limite du jour"
					hint="Une commande passée à partir de cette heure compte comme passée le jour ouvré suivant."
					value={`${dispatch.cutOffHour}`}
					options={HOURS}
					error={problemOf(problems, "dispatch.cutOffHour")}
					onChange={({ target }) => edit({ cutOffHour: Number(target.value) })}
				/>
				<WholeField
					label="Préparation, en jours ouvrés"
					hint="De la commande au départ."
					value={dispatch.preparationDays}
					error={problemOf(problems, "dispatch.preparationDays")}
					onValue={(preparationDays) => edit({ preparationDays })}
				/>
				{offer.options.length === 0 && (
					<WholeField
						label="Transport, en jours ouvrés"
						hint="Du départ à l'arrivée."
						value={dispatch.transitDays}
						error={problemOf(problems, "dispatch.transitDays")}
						onValue={(transitDays) => edit({ transitDays })}
					/>
				)}
			</div>
			<ClosedDays
				days={dispatch.closedDays}
				problem={problemOf(problems, "dispatch.closedDays")}
				onChange={(closedDays) => onRows({ dispatch: { ...dispatch, closedDays } })}
			/>
		</Section>
	);
}
