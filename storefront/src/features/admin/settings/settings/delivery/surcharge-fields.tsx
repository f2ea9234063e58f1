import { SURCHARGE_TEMPLATES } from "@confiserie/domain/delivery/option-templates";
import type { Surcharge } from "@confiserie/domain/delivery/options";
import { freeId } from "@confiserie/domain/delivery/zone-suggestions";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CentsField, CheckField, ListProblem, TextField } from "@/features/admin/kit";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import type { OptionProps } from "./section";
import { removed } from "./use-cards";

const BLANK: Surcharge = { id: "supplement", name: "", cents: 0, isOptional: true };

/** Of the name; a new surcharge has the focus there. */
const fieldId = (path: string, id: string) => `${path}-${id}-nom`;

/** Services beside the carriage: tail lift, appointment. */
export function SurchargeFields({ option: { surcharges }, index, fields: { field }, onRows }: OptionProps) {
	const path = `options.${index}.surcharges` as const;
	const addButton = useRef<HTMLButtonElement>(null);
	const [added, setAdded] = useState<string | null>(null);
	useEffect(() => {
		if (added) document.getElementById(fieldId(path, added))?.focus();
	}, [path, added]);
	const add = (template: Surcharge) => {
		const id = freeId(template.id, surcharges);
		onRows({ surcharges: [...surcharges, { ...template, id }] });
		setAdded(id);
	};
	const remove = (place: number) => {
		onRows({ surcharges: removed(surcharges, place) });
		setAdded(null);
		addButton.current?.focus();
	};
	const missing = SURCHARGE_TEMPLATES.filter(({ name }) => !surcharges.some((one) => one.name.trim() === name));
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1 text-sm font-semibold">Suppléments</legend>
			{surcharges.map(({ id, name }, place) => (
				<fieldset key={id} className="flex items-end gap-2">
					<legend className="sr-only">{`Supplément ${place + 1}`}</legend>
					<div className="grid min-w-0 flex-1 items-end gap-x-4 gap-y-2 sm:grid-cols-3">
						<TextField {...field(`${path}.${place}.name`)} id={fieldId(path, id)} label="Nom du supplément" />
						<CentsField {...field(`${path}.${place}.cents`)} label="Prix, en euros TTC" />
						<CheckField {...field(`${path}.${place}.isOptional`)} label="Au choix du client" />
					</div>
					<IconButton label={`Retirer le supplément ${name}`} tone="plain" onClick={() => remove(place)}>
						<Trash2 aria-hidden="true" className="size-5" />
					</IconButton>
				</fieldset>
			))}
			<ListProblem {...field(path)} />
			<p className="text-sm text-prune">
				Un supplément qui n'est pas au choix du client s'ajoute à chaque livraison, même quand le transport est offert.
			</p>
			<div className="flex flex-wrap gap-2">
				{missing.map((template) => (
					<Button key={template.id} variant="secondary" size="sm" onClick={() => add(template)}>
						{`+ ${template.name}`}
					</Button>
				))}
				<Button ref={addButton} variant="secondary" size="sm" onClick={() => add(BLANK)}>
					Ajouter un supplément
				</Button>
			</div>
		</fieldset>
	);
}
