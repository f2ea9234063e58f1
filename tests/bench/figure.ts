/** One measured figure and what it should reach. */
export interface Figure {
	name: string;
	value: string;
	target: string;
	isMet: boolean;
}
