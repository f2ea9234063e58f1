import { OPTION_TEMPLATES, singleRuleTemplate, zonesOfNewOption } from "@confiserie/domain/delivery/option-templates";
import type { ShippingOption } from "@confiserie/domain/delivery/options";
import { freeId, zonesToBegin } from "@confiserie/domain/delivery/zone-suggestions";
import { ListProblem } from "@/features/admin/kit";
import { AddOption } from "./add-option";
import { OptionCard } from "./option-card";
import { Section, type SectionProps } from "./section";
import { removed, useCards } from "./use-cards";

const HEADING = "modes";

/** The options in the order in which the shop lists those of one price. */
export function OptionsSection({ offer, fields, onRows, delivery }: SectionProps) {
	const { options, zones } = offer;
	const cards = useCards("mode", options, fields.formState.errors.options);
	const add = (template: (typeof OPTION_TEMPLATES)[number]) => {
		const served = zonesToBegin(zones);
		const id = freeId(template.id, options);
		onRows({ zones: served, options: [...options, { ...template, id, zones: zonesOfNewOption(served) }] });
		cards.open(id);
	};
	const duplicate = (option: ShippingOption, index: number) => {
		const id = freeId(option.id, options);
		const copy = { ...option, id, name: `${option.name} (copie)` };
		onRows({ options: options.toSpliced(index + 1, 0, copy) });
		cards.open(id);
	};
	const remove = (index: number) => {
		onRows({ options: removed(options, index) });
		cards.focusOn(HEADING);
	};
	return (
		<Section
			id={HEADING}
			title="Modes"
			lead="Sans mode, le tarif unique vaut pour toutes les commandes. À prix égal, la boutique garde cet ordre."
		>
			<ListProblem {...fields.field("options")} />
			<ul aria-label="Modes" className="flex flex-col gap-2">
				{options.map((option, index) => (
					<OptionCard
						key={option.id}
						option={option}
						zones={zones}
						index={index}
						fields={fields}
						isFirst={index === 0}
						isLast={index === options.length - 1}
						isOpen={cards.isOpen(option.id)}
						isWrong={cards.isWrong(index)}
						onToggle={() => cards.toggle(option.id)}
						onRows={(changes) => onRows({ options: options.with(index, { ...option, ...changes }) })}
						onMove={(step) => onRows({ options: cards.moved(options, option.id, option.name, step) })}
						onDuplicate={() => duplicate(option, index)}
						onRemove={() => remove(index)}
					/>
				))}
			</ul>
			<p role="status" className="sr-only">
				{cards.said}
			</p>
			<AddOption
				templates={OPTION_TEMPLATES}
				singleRule={options.length === 0 ? singleRuleTemplate(delivery) : null}
				onAdd={add}
			/>
		</Section>
	);
}
