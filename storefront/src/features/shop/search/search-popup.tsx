import { SEARCH } from "@confiserie/domain/catalogue/catalogue";
import { AllergenPlace } from "@/lib/allergens/slots";
import { classNames } from "@/ui/class-names";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
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
		<div className="absolute top-full left-0 z-30 mt-2 w-full overflow-hidden rounded-card md:min-w-90 border border-trait bg-papier shadow-drawer">
			<div id={id} role="listbox" aria-label="Propositions de recherche" className="p-2">
				{groups.map(({ title, options }) => (
					// biome-ignore lint/a11y/useSemanticElements: a group of options inside a list box, not of form fields
					<div key={title} role="group" aria-label={title}>
						<p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-prune">
							{title}
						</p>
						{options.map((option) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
							// biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, aria-activedescendant points here
							<div
								key={option.href}
								id={optionId(id, option)}
								role="option"
								aria-selected={option === active}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => onPick(option)}
								className={classNames(
									"flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1",
									option === active ? "bg-dragee" : "hover:bg-creme",
								)}
							>
								{option.product && <OptionImage src={option.product.imageUrl} />}
								<div className="min-w-0 flex-1">
									{/* What was typed has nothing to tell it from. */}
									{highlight(option.label, option.query === typed.trim() ? "" : typed).map(({ text, isMatch }) =>
										isMatch ? (
											<mark key={text} className="bg-transparent font-bold text-framboise-fonce">
												{text}
											</mark>
										) : (
											text
										),
									)}
									{option.product?.price && (
										<span className="block text-sm font-semibold">
											<Price of={option.product.price} />
										</span>
									)}
									{option.product && <AllergenPlace of={option.product.allergens} />}
								</div>
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

/** Decorative: the name is beside it. Addresses that are none of ours are not fetched. */
function OptionImage({ src }: { src: string }) {
	return (
		<span className="relative size-11 shrink-0 overflow-hidden rounded-sm bg-dragee">
			{src.startsWith("/static/") && <Picture src={src} alt="" from={96} to={96} sizes="44px" />}
		</span>
	);
}

/** Said where the typed words are too few, or find nothing; Enter still searches, and offers what is near to them. */
export function NothingFound({ typed }: { typed: string }) {
	return (
		<p
			role="status"
			className="absolute top-full left-0 z-30 mt-2 w-full rounded-card border border-trait bg-papier px-5 py-4 shadow-drawer md:min-w-90"
		>
			{typed.length < SEARCH.minLength
				? `Saisissez au moins ${SEARCH.minLength} caractères.`
				: `Aucun produit pour «\u00a0${typed}\u00a0». Essayez un mot plus court, ou une catégorie.`}
		</p>
	);
}
