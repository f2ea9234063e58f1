import { weekdayWords } from "@confiserie/domain/delivery/delivery-words";
import type { PickupPlace } from "@confiserie/domain/delivery/options";
import { CheckField } from "@/ui/check-field";
import { TextField } from "@/ui/text-field";
import { Problem } from "./problems";

/** A pickup before its place is typed. */
export const NO_PLACE: PickupPlace = { address: "", hours: "", weekdays: [1, 2, 3, 4, 5] };

interface PickupFieldsProps {
	place: PickupPlace;
	error: (field: string) => string | undefined;
	onChange: (place: PickupPlace) => void;
}

/** Where and when customers fetch their orders. */
export function PickupFields({ place, error, onChange }: PickupFieldsProps) {
	const toggle = (day: number, isOpen: boolean) =>
		onChange({
			...place,
			weekdays: isOpen ? [...place.weekdays, day].sort() : place.weekdays.filter((one) => one !== day),
		});
	return (
		<div className="flex flex-col gap-4">
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<TextField
					label="Adresse du retrait"
					autoComplete="off"
					maxLength={200}
					value={place.address}
					error={error("address")}
					onChange={({ target }) => onChange({ ...place, address: target.value })}
				/>
				<TextField
					label="Horaires"
					autoComplete="off"
					maxLength={200}
					value={place.hours}
					error={error("hours")}
					onChange={({ target }) => onChange({ ...place, hours: target.value })}
				/>
			</div>
			<fieldset>
				<legend className="mb-1 text-sm font-semibold">Jours d'ouverture</legend>
				<div className="flex flex-wrap gap-x-5 gap-y-1">
					{[1, 2, 3, 4, 5, 6, 7].map((day) => (
						<CheckField
							key={day}
							label={weekdayWords([day])}
							checked={place.weekdays.includes(day)}
							onChange={({ target }) => toggle(day, target.checked)}
						/>
					))}
				</div>
				<Problem>{error("weekdays")}</Problem>
			</fieldset>
		</div>
	);
}
