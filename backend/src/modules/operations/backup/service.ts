import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type BackupState, readBackupState } from "./records";

/** What there is to know of this shop's backups. */
export default class BackupService {
	readonly #database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	/** The latest try and the latest good backup. */
	state(): Promise<BackupState> {
		return readBackupState(this.#database);
	}
}
