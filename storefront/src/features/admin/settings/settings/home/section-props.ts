import type { HomeContent } from "@confiserie/domain/content/home-content";
import type { SettingFields } from "../use-setting-form";

/** What every section of the form edits. */
export interface HomeSectionProps {
	/** As typed. */
	home: HomeContent;
	fields: SettingFields<"home">;
	/** Adds, moves or removes entries of a list: messages would then name others. */
	onRows: (changes: Partial<HomeContent>) => void;
}
