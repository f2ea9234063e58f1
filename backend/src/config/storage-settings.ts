import { resolve } from "node:path";
import { DEFAULT_BACKUP_RETENTION } from "@confiserie/domain/operations/backup";
import { z } from "@medusajs/framework/zod";

const RANDOM = "Set it to the output of: openssl rand -hex 32.";
const retention = z.coerce.number("must be a whole number from 0 to 3650.").int().min(0).max(3650);
const bucketName = z
	.string()
	.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*$/, "is no bucket. Set it like my-shop or my-shop/folder.");

/** Storage of files and backups. A bucket may be followed by a folder of it. */
export function storageVariables(workingDirectory: string) {
	return {
		// An account of an S3-compatible store, for the files, the backups or both.
		S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "is not an http: or https: URL." }).optional(),
		S3_REGION: z.string().optional(),
		S3_ACCESS_KEY_ID: z.string().optional(),
		S3_SECRET_ACCESS_KEY: z.string().optional(),
		// Uploaded files; without a bucket they are stored in UPLOADS_DIR.
		S3_BUCKET: bucketName.optional(),
		BACKUP_DIR: z
			.string()
			.transform((folder) => resolve(workingDirectory, folder))
			.optional(),
		BACKUP_BUCKET: bucketName.optional(),
		BACKUP_PASSPHRASE: z.string().min(32, `is shorter than 32 characters. ${RANDOM}`).optional(),
		BACKUP_RECIPIENT: z
			.string()
			.regex(/^age1[0-9a-z]{10,}$/, "is no public key of age. Set it like age1…, as age-keygen prints it.")
			.optional(),
		// Only to restore what was encrypted for BACKUP_RECIPIENT.
		BACKUP_IDENTITY: z
			.string()
			.regex(/^AGE-SECRET-KEY-/, "is no private key of age. It begins with AGE-SECRET-KEY-.")
			.optional(),
		BACKUP_KEEP_DAYS: retention.default(DEFAULT_BACKUP_RETENTION.days),
		BACKUP_KEEP_WEEKS: retention.default(DEFAULT_BACKUP_RETENTION.weeks),
	};
}

type StorageSettings = z.output<z.ZodObject<ReturnType<typeof storageVariables>>>;

/** Which of them lack their like, each with its remedy. */
export function storageProblems(env: StorageSettings): { variable: keyof StorageSettings; message: string }[] {
	const problems: { variable: keyof StorageSettings; message: string }[] = [];
	const wanting = (["S3_BUCKET", "BACKUP_BUCKET"] as const).find((name) => env[name]);
	if (wanting)
		for (const variable of ["S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const)
			if (!env[variable])
				problems.push({ variable, message: `is missing, and ${wanting} needs it. The store's console shows it.` });
	if (env.BACKUP_DIR && env.BACKUP_BUCKET)
		problems.push({ variable: "BACKUP_BUCKET", message: "and BACKUP_DIR are two places. Set one of them." });
	if (env.BACKUP_PASSPHRASE && env.BACKUP_RECIPIENT)
		problems.push({ variable: "BACKUP_RECIPIENT", message: "and BACKUP_PASSPHRASE are two locks. Set one of them." });
	return problems;
}

/** The account, and a bucket of it from "name" or "name/folder/folder". @throws when the account is not set */
export function bucketOf(env: StorageSettings, place: string) {
	const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = env;
	const { S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
	if (!region || !accessKeyId || !secretAccessKey)
		throw new Error(`${place} needs S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`);
	const [bucket = "", ...prefix] = place.split("/");
	return { account: { endpoint, region, accessKeyId, secretAccessKey }, bucket, prefix };
}
