import type { ServiceZone } from "@confiserie/domain/delivery/options";
import { freeId, suggestedZones } from "@confiserie/domain/delivery/zone-suggestions";
import { ListProblem } from "@/features/admin/kit";
import { Button } from "@/ui/button";
import { Section, type SectionProps } from "./section";
import { removed, useCards } from "./use-cards";
import { ZoneCard } from "./zone-card";

const HEADING = "zones";

/** Where is delivered to: suggested zones with one press, and own ones. */
export function ZonesSection({ offer, fields, onRows, delivery }: SectionProps) {
	const { zones, options } = offer;
	const cards = useCards("zone", zones, fields.formState.errors.zones);
	const add = (zone: ServiceZone) => onRows({ zones: [...zones, zone] });
	const addSuggested = (zone: ServiceZone) => {
		add(zone);
		cards.focusOn(HEADING);
	};
	const addOwn = () => {
		const id = freeId("zone", zones);
		add({ id, name: "", country: "FR", prefixes: [] });
		cards.open(id);
	};
	const remove = (index: number) => {
		const gone = zones[index]?.id;
		const served = options.map((option) => ({ ...option, zones: option.zones.filter((id) => id !== gone) }));
		onRows({ zones: removed(zones, index), options: served });
		cards.focusOn(HEADING);
	};
	return (
		<Section
			id={HEADING}
			title="Zones"
			lead="Un pays ou une partie de ses codes postaux. Une adresse relève de la zone qui décrit le mieux son code postal."
		>
			<ListProblem {...fields.field("zones")} />
			<ul aria-label="Zones" className="flex flex-col gap-2">
				{zones.map((zone, index) => (
					<ZoneCard
						key={zone.id}
						zone={zone}
						index={index}
						fields={fields}
						users={options.filter((option) => option.zones.includes(zone.id)).map(({ name }) => name)}
						isOpen={cards.isOpen(zone.id)}
						isWrong={cards.isWrong(index)}
						onToggle={() => cards.toggle(zone.id)}
						onRemove={() => remove(index)}
					/>
				))}
			</ul>
			<div className="flex flex-wrap items-center gap-2">
				{suggestedZones(delivery.countries, zones).map((zone) => (
					<Button key={zone.id} variant="secondary" size="sm" onClick={() => addSuggested(zone)}>
						{`+ ${zone.name}`}
					</Button>
				))}
				<Button variant="secondary" size="sm" onClick={addOwn}>
					Autre zone
				</Button>
			</div>
		</Section>
	);
}
