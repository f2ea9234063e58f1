import { optionWords } from "@confiserie/domain/delivery/offer-words";
import type { OPTION_TEMPLATES } from "@confiserie/domain/delivery/option-templates";
import { Button } from "@/ui/button";

type Template = (typeof OPTION_TEMPLATES)[number];

interface AddOptionProps {
	templates: readonly Template[];
	/** The single rule as an option, offered as the first one. */
	singleRule: Template | null;
	onAdd: (template: Template) => void;
}

/** Adds an option from a ready template. */
export function AddOption({ templates, singleRule, onAdd }: AddOptionProps) {
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-1 text-sm font-semibold">Ajouter</legend>
			<div className="flex flex-wrap gap-2">
				{singleRule && (
					<Button variant="secondary" size="sm" onClick={() => onAdd(singleRule)}>
						{`Reprendre le tarif unique (${priceOf(singleRule)})`}
					</Button>
				)}
				{templates.map((template) => (
					<Button key={template.id} variant="secondary" size="sm" onClick={() => onAdd(template)}>
						{`+ ${template.name}`}
					</Button>
				))}
			</div>
			<p className="text-sm text-prune">
				Les prix des modèles sont des exemples&nbsp;: remplacez-les par ceux de votre transporteur.
			</p>
		</fieldset>
	);
}

function priceOf(template: Template): string {
	const words = optionWords({ ...template, zones: [] });
	return `${words.Prix}, offert dès ${words["Livraison offerte dès"]}`;
}
