import { SURCHARGE_TEMPLATES } from "@confiserie/domain/delivery/option-templates";
import type { Surcharge } from "@confiserie/domain/delivery/options";
import { freeId } from "@confiserie/domain/delivery/zone-suggestions";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { IconButton } from "@/ui/icon-button";
import { TextField } from "@/ui/text-field";
import { Problem } from "./problems";
import { CentsField } from "./typed-field";
import { removed, replaced } from "./use-cards";

interface SurchargeFieldsProps {
	surcharges: readonly Surcharge[];
	/** "options[0].surcharges" */
	path: string;
	problems: Readonly<Record<string, string>>;
	onEdit: (surcharges: Surcharge[]) => void;
	onRows: (surcharges: Surcharge[]) => void;
}

const BLANK: Surcharge = { id: "supplement", name: "", cents: 0, isOptional: true };

/** Of the name; a new surcharge has the focus there. */
const fieldId = (path: string, id: string) => `${path}-${id}-nom`;

/** Services beside the carriage: tail lift, appointment. */
export function SurchargeFields({ surcharges, path, problems, onEdit, onRows }: SurchargeFieldsProps) {
	const change = (index: number, surcharge: Surcharge) => onEdit(replaced(surcharges, index, surcharge));
	const addButton = useRef<HTMLButtonElement>(null);
	const [added, setAdded] = useState<string | null>(null);
	useEffect(() => {
		if (added) document.getElementById(fieldId(path, added))?.focus();
	}, [path, added]);
	const add = (template: Surcharge) => {
		const id = freeId(template.id, surcharges);
		onRows([...surcharges, { ...template, id }]);
		setAdded(id);
	};
	const remove = (index: number) => {
		onRows(removed(surcharges, index));
		setAdded(null);
		addButton.current?.focus();
	};
	const missing = SURCHARGE_TEMPLATES.filter(({ name }) => !surcharges.some((one) => one.name.trim() === name));
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1 text-sm font-semibold">Suppléments</legend>
			{surcharges.map((surcharge, index) => (
				<fieldset key={surcharge.id} className="flex items-end gap-2">
					<legend className="sr-only">{`Supplément ${index + 1}`}</legend>
					<div className="grid min-w-0 flex-1 items-end gap-x-4 gap-y-2 sm:grid-cols-3">
						<TextField
							id={fieldId(path, surcharge.id)}
							label="Nom du supplément"
							autoComplete="off"
							value={surcharge.name}
							error={problems[`${path}[${index}].name`]}
							onChange={({ target }) => change(index, { ...surcharge, name: target.value })}
						/>
						<CentsField
							label="Prix, en euros TTC"
							value={surcharge.cents}
							error={problems[`${path}[${index}].cents`]}
							onValue={(cents) => change(index, { ...surcharge, cents })}
						/>
						<CheckField
							label="Au choix du client"
							checked={surcharge.isOptional}
							onChange={({ target }) => change(index, { ...surcharge, isOptional: target.checked })}
						/>
					</div>
					<IconButton label={`Retirer le supplément ${surcharge.name}`} tone="plain" onClick={() => remove(index)}>
						<Trash2 aria-hidden="true" className="size-5" />
					</IconButton>
				</fieldset>
			))}
			<Problem>{problems[path]}</Problem>
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
