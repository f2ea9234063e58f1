import { ADDRESS_COUNTRIES } from "@confiserie/domain/customers/address";
import { zoneWords } from "@confiserie/domain/delivery/offer-words";
import type { ServiceZone } from "@confiserie/domain/delivery/options";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { EntryCard } from "./entry-card";
import { problemOf } from "./problems";
import { PrefixesField } from "./typed-field";
import { nameFieldId } from "./use-cards";
import { ZoneVatFields } from "./zone-vat-fields";

const COUNTRIES = ADDRESS_COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

interface ZoneCardProps {
	zone: ServiceZone;
	/** Where it is in the settings, "zones[0]". */
	path: string;
	problems: Readonly<Record<string, string>>;
	/** Names of the options that deliver there. */
	users: readonly string[];
	isOpen: boolean;
	isWrong: boolean;
	onToggle: () => void;
	onChange: (zone: ServiceZone) => void;
	onRemove: () => void;
}

/** A zone: name, country, postal codes. */
export function ZoneCard({
	zone,
	path,
	problems,
	users,
	isOpen,
	isWrong,
	onToggle,
	onChange,
	onRemove,
}: ZoneCardProps) {
	const change = (changes: Partial<ServiceZone>) => onChange({ ...zone, ...changes });
	return (
		<EntryCard
			name={zone.name}
			words={{ ...zoneWords(zone), Modes: users.join(", ") || "aucun" }}
			removed={`la zone ${zone.name}`}
			{...{ isOpen, isWrong, onToggle, onRemove }}
		>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<TextField
					id={nameFieldId("zone", zone.id)}
					label="Nom de la zone"
					autoComplete="off"
					value={zone.name}
					error={problemOf(problems, `${path}.name`)}
					onChange={({ target }) => change({ name: target.value })}
				/>
				<Select
					label="Pays"
					value={zone.country}
					options={COUNTRIES}
					error={problemOf(problems, `${path}.country`)}
					onChange={({ target }) => {
						const country = target.value as ServiceZone["country"];
						change({ country, vat: country === "FR" ? null : zone.vat });
					}}
				/>
			</div>
			{zone.country !== "FR" && (
				<ZoneVatFields vat={zone.vat ?? null} onVat={(vat) => change({ vat })} {...{ path, problems }} />
			)}
			<PrefixesField
				label="Débuts de codes postaux"
				optional
				hint="Séparés par des virgules ou des espaces. 20 désigne la Corse, 56360 une commune, vide tout le pays."
				value={zone.prefixes}
				error={problemOf(problems, `${path}.prefixes`)}
				onValue={(prefixes) => change({ prefixes })}
			/>
		</EntryCard>
	);
}
