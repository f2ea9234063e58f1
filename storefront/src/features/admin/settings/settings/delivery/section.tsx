import type { ShippingOffer } from "@confiserie/domain/delivery/options";
import type { SettingValues } from "@confiserie/domain/shop/shop-settings";
import type { ReactNode } from "react";

/** What every section of the form edits. */
export interface SectionProps {
	offer: ShippingOffer;
	/** Message by path, "options[0].name". */
	problems: Readonly<Record<string, string>>;
	/** Changes a value where it is. */
	onEdit: (changes: Partial<ShippingOffer>) => void;
	/** Adds, moves or removes entries of a list: messages would then name others. */
	onRows: (changes: Partial<ShippingOffer>) => void;
	delivery: SettingValues["delivery"];
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
