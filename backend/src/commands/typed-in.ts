/** The folder in which a command was typed: the programs between have gone elsewhere, and npm says from where. */
export function typedIn(): string {
	return process.env.INIT_CWD ?? process.cwd();
}
