import { ChoiceField, FieldGrid, WholeField } from "@/features/admin/kit";
import { ClosedDays } from "./closed-days";
import { Section, type SectionProps } from "./section";

const NO_LIMIT = 24;
const HOURS = Array.from({ length: NO_LIMIT + 1 }, (_, value) => ({
	value,
	label: value === NO_LIMIT ? "Aucune" : `${value}\u00a0h`,
}));

/** When an order leaves. */
export function DispatchSection({ offer: { options }, fields: { field } }: SectionProps) {
	return (
		<Section
			id="expedition"
			title="Expédition"
			lead="Sert à annoncer les jours de départ et de livraison. Samedis, dimanches et jours fériés de France métropolitaine sont déjà pris en compte."
		>
			<FieldGrid>
				<ChoiceField
					{...field("dispatch.cutOffHour")}
					label="Heure limite du jour"
					hint="Une commande passée à partir de cette heure compte comme passée le jour ouvré suivant."
					options={HOURS}
				/>
				<WholeField
					{...field("dispatch.preparationDays")}
					label="Préparation, en jours ouvrés"
					hint="De la commande au départ."
				/>
				{options.length === 0 && (
					<WholeField
						{...field("dispatch.transitDays")}
						label="Transport, en jours ouvrés"
						hint="Du départ à l'arrivée."
					/>
				)}
			</FieldGrid>
			<ClosedDays {...field("dispatch.closedDays")} />
		</Section>
	);
}
