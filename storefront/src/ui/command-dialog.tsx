"use client";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog as Base } from "@base-ui/react/dialog";
import { type LucideIcon, Search, X } from "lucide-react";
import { type RefObject, useRef } from "react";
import { iconButtonStyle } from "./icon-button";
import { ModalRoot } from "./modal";

/** Something that can be chosen: a page, an act, what a search found. */
export interface Command {
	key: string;
	label: string;
	detail?: string;
	Icon: LucideIcon;
	run: () => void;
}
export interface CommandGroup {
	label: string;
	items: Command[];
}

interface CommandDialogProps {
	open: boolean;
	onClose: () => void;
	/** Called once the field has the focus. */
	onReady: () => void;
	/** What gets the focus back. */
	opener: RefObject<HTMLElement | null>;
	title: string;
	placeholder: string;
	text: string;
	onText: (text: string) => void;
	/** Those that fit the text already: nothing is left out here. */
	groups: readonly CommandGroup[];
	/** Status of the search: running, failed, or without results. */
	status: string;
}

/** A field with what it finds below, in the middle of the page: arrows choose, Enter runs, Esc closes. */
export function CommandDialog({ open, onClose, onReady, opener, title, placeholder, ...found }: CommandDialogProps) {
	const { text, onText, groups, status } = found;
	const field = useRef<HTMLInputElement>(null);
	return (
		<ModalRoot open={open} onClose={onClose}>
			<Base.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-4 pt-[10vh]">
				<Base.Popup
					aria-label={title}
					initialFocus={field}
					finalFocus={opener}
					className="flex max-h-[75vh] w-full max-w-xl flex-col overflow-hidden rounded-card bg-papier shadow-drawer outline-none transition-opacity duration-120 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
				>
					<Autocomplete.Root
						open
						inline
						items={groups}
						filter={null}
						value={text}
						onValueChange={onText}
						itemToStringValue={({ label }: Command) => label}
						autoHighlight="always"
						keepHighlight
					>
						<div className="flex items-center gap-3 border-b border-trait pr-2 pl-4">
							<Search aria-hidden="true" className="size-5 shrink-0 text-prune" />
							<Autocomplete.Input
								ref={field}
								onFocus={onReady}
								aria-label={title}
								placeholder={placeholder}
								maxLength={200}
								className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-prune"
							/>
							<Base.Close aria-label="Fermer" className={iconButtonStyle("plain")}>
								<X aria-hidden="true" className="size-5" />
							</Base.Close>
						</div>
						<p role="status" className="px-4 pt-3 text-sm text-prune empty:hidden">
							{status}
						</p>
						<Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain p-2">
							{(group: CommandGroup) => (
								<Autocomplete.Group key={group.label} items={group.items} className="pb-1">
									<Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-xs font-semibold text-prune">
										{group.label}
									</Autocomplete.GroupLabel>
									<Autocomplete.Collection>
										{(item: Command) => <Item key={item.key} item={item} />}
									</Autocomplete.Collection>
								</Autocomplete.Group>
							)}
						</Autocomplete.List>
					</Autocomplete.Root>
				</Base.Popup>
			</Base.Viewport>
		</ModalRoot>
	);
}

function Item({ item }: { item: Command }) {
	const { label, detail, Icon, run } = item;
	return (
		<Autocomplete.Item
			value={item}
			onClick={run}
			className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 text-sm data-[highlighted]:bg-dragee"
		>
			<Icon aria-hidden="true" className="size-4.5 shrink-0 text-framboise" />
			<span className="truncate font-semibold">{label}</span>
			{detail && <span className="ml-auto truncate text-prune">{detail}</span>}
		</Autocomplete.Item>
	);
}
