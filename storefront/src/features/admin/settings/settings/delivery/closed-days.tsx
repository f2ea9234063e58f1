import { formatDate } from "@confiserie/domain/format";
import { X } from "lucide-react";
import { useState } from "react";
import { type Bound, useBound } from "@/features/admin/kit";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { Problem } from "@/ui/problem";
import { TextField } from "@/ui/text-field";

const FIELD = "jour-de-fermeture";

/** The shop's own days of closure, in their order. */
export function ClosedDays(bound: Bound<readonly string[]>) {
	const { value: days, onChange, error } = useBound(bound);
	const [day, setDay] = useState("");
	const add = () => {
		if (day === "") return;
		onChange([...new Set([...days, day])].sort());
		setDay("");
	};
	const remove = (gone: string) => {
		onChange(days.filter((one) => one !== gone));
		document.getElementById(FIELD)?.focus();
	};
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1 text-sm font-semibold">Jours de fermeture</legend>
			<div className="flex flex-wrap items-end gap-2">
				<TextField
					id={FIELD}
					type="date"
					label="Jour sans expédition"
					value={day}
					onChange={({ target }) => setDay(target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						add();
					}}
				/>
				<Button variant="secondary" size="sm" onClick={add}>
					Ajouter ce jour
				</Button>
			</div>
			<Problem>{error}</Problem>
			{days.length > 0 && (
				<ul aria-label="Jours de fermeture" className="flex flex-wrap gap-x-3">
					{days.map((one) => (
						<li key={one} className="flex items-center">
							{formatDate(one)}
							<IconButton label={`Retirer le ${formatDate(one)}`} tone="plain" onClick={() => remove(one)}>
								<X aria-hidden="true" className="size-4" />
							</IconButton>
						</li>
					))}
				</ul>
			)}
		</fieldset>
	);
}
