import { classNames } from "@/ui/class-names";
import { highlight } from "./highlight";
import { optionId, type SearchGroup, type SearchOption } from "./search-options";

export interface SearchPopupProps {
	id: string;
	groups: readonly SearchGroup[];
	typed: string;
	active: SearchOption | null;
	onPick: (option: SearchOption) => void;
	/** Erases the recent searches; absent when there are none to erase. */
	onForget?: () => void;
}

/** What the search box offers: a list box whose options the field's arrows walk through. */
export function SearchPopup({ id, groups, typed, active, onPick, onForget }: SearchPopupProps) {
	return (
		<div className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-card border border-trait bg-papier shadow-drawer">
			<div id={id} role="listbox" aria-label="Propositions de recherche" className="p-2">
				{groups.map(({ title, options }) => (
					// biome-ignore lint/a11y/useSemanticElements: a group of options inside a list box, not of form fields
					<div key={title} role="group" aria-label={title}>
						<p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-prune">
							{title}
						</p>
						{options.map((option) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys
							// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, aria-activedescendant points here
							<div
								key={option.href}
								id={optionId(id, option)}
								role="option"
								aria-selected={option === active}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => onPick(option)}
								className={classNames(
									"flex min-h-11 cursor-pointer items-center rounded-sm px-3",
									option === active ? "bg-dragee" : "hover:bg-creme",
								)}
							>
								<span>
									{highlight(option.label, typed).map(({ text, isMatch }) =>
										isMatch ? (
											<mark key={text} className="bg-transparent font-bold text-framboise-fonce">
												{text}
											</mark>
										) : (
											text
										),
									)}
								</span>
							</div>
						))}
					</div>
				))}
			</div>
			{onForget && (
				<button
					type="button"
					onClick={onForget}
					className="min-h-11 w-full border-t border-trait px-5 text-left text-sm font-semibold text-framboise hover:bg-dragee"
				>
					Effacer les recherches récentes
				</button>
			)}
		</div>
	);
}
