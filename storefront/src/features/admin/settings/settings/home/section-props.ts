import type { HomeContent } from "@confiserie/domain/content/home-content";

/** What every section of the form edits. */
export interface HomeSectionProps {
	home: HomeContent;
	/** Message by path, "slides[0].title". */
	problems: Readonly<Record<string, string>>;
	/** Changes a value where it is. */
	onEdit: (changes: Partial<HomeContent>) => void;
	/** Adds, moves or removes entries of a list: messages would then name others. */
	onRows: (changes: Partial<HomeContent>) => void;
}
