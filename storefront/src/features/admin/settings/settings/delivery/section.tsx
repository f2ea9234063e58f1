import type { ShippingOffer, ShippingOption } from "@confiserie/domain/delivery/options";
import type { SettingValues } from "@confiserie/domain/shop/shop-settings";
import type { ReactNode } from "react";
import type { SettingFields } from "../use-setting-form";

/** What every section of the form edits. */
export interface SectionProps {
	/** As typed. */
	offer: ShippingOffer;
	fields: SettingFields<"shipping">;
	/** Adds, moves or removes entries of a list: messages would then name others. */
	onRows: (changes: Partial<ShippingOffer>) => void;
	delivery: SettingValues["delivery"];
}

/** Fields of one option. */
export interface OptionProps {
	option: ShippingOption;
	/** Its place. */
	index: number;
	fields: SettingFields<"shipping">;
	/** Adds or removes bands or surcharges. */
	onRows: (changes: Partial<ShippingOption>) => void;
}

/** A part of the form under a heading of its own; `id` lets the focus return there. */
export function Section({
	id,
	title,
	lead,
	children,
}: {
	id: string;
	title: string;
	lead: string;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3 border-t border-trait pt-4">
			<div>
				<h3 id={id} tabIndex={-1} className="font-display text-lg outline-none">
					{title}
				</h3>
				<p className="text-sm text-prune">{lead}</p>
			</div>
			{children}
		</section>
	);
}
