/** Paragraphs of plain text; "[words](/path)" is a link on the shop's own site. */
export interface TermsSection {
	title: string;
	paragraphs: string[];
	/** In a frame of its own, as the law wants the notice on guarantees. */
	isBoxed?: true;
}
