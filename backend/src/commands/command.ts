import { type ParseArgsConfig, parseArgs } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { failureOf } from "../modules/foundations/failures";
import { BackupFailure } from "../modules/operations/backup";

/** The options of a command, as Node's parseArgs wants them described. */
type OptionTable = NonNullable<ParseArgsConfig["options"]>;

/** Why a command cannot be done, in words for the operator who typed it. */
export class CommandFailure extends Error {}

/** What a command is given: the words after its name, and its options as Node's parseArgs reads them. */
export interface Call<Options extends OptionTable> {
	scope: MedusaContainer;
	words: string[];
	options: ReturnType<typeof parseArgs<{ options: Options }>>["values"];
}

/** Runs a command on what was typed after its name. Returns the exit code. @throws {CommandFailure} */
export type ShopCommand = (scope: MedusaContainer, typed: string[]) => Promise<number>;

interface Definition<Options extends OptionTable> {
	/** How many words it takes: from, to. */
	words: readonly [number, number];
	options: Options;
	/** Returns the exit code. */
	run(call: Call<Options>): Promise<number>;
}

/** A command from its definition: what is typed is checked before it runs. */
export function shopCommand<const Options extends OptionTable>({
	words: [fewest, most],
	options,
	run,
}: Definition<Options>): ShopCommand {
	return async (scope, typed) => {
		const { positionals, values } = read(typed, options);
		if (positionals.length < fewest) throw new CommandFailure("Il manque quelque chose après la commande.");
		if (positionals.length > most) throw new CommandFailure(`« ${positionals[most]} » est de trop.`);
		return run({ scope, words: positionals, options: values });
	};
}

/** The sentence of an error that is one for people; undefined for any other. */
export function sentenceOf(error: unknown): string | undefined {
	const isForPeople = error instanceof CommandFailure || error instanceof BackupFailure;
	return isForPeople ? error.message : failureOf(error)?.message;
}

/** Tells who typed the command. */
export function say(line: string): void {
	process.stdout.write(`${line}\n`);
}

function read<Options extends OptionTable>(typed: string[], options: Options) {
	try {
		return parseArgs({ args: typed, options, allowPositionals: true });
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : undefined;
		if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION" && code !== "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") throw error;
		const known = Object.keys(options).map((name) => `--${name}`);
		throw new CommandFailure(
			known.length > 0
				? `Option inconnue ou incomplète. Options possibles : ${known.join(", ")}.`
				: "Cette commande n'a pas d'options.",
		);
	}
}
