import type { Env } from "../config/env";
import { bucketOf } from "../config/storage-settings";
import { BucketStore } from "../lib/objects/bucket-store";
import { FolderStore, OWNER_ONLY } from "../lib/objects/folder-store";
import type { ObjectStore } from "../lib/objects/object-store";
import { privateFolder } from "./folders";

/** The shop's files: images that anybody may see, and exports and documents that one person may. */
export interface ShopFiles {
	public: ObjectStore;
	private: ObjectStore;
}

export const AREAS = ["public", "private"] as const satisfies (keyof ShopFiles)[];

/** Storage of this shop's files: its bucket, else its folders. */
export function openShopFiles(env: Env): ShopFiles {
	return env.S3_BUCKET ? bucketFiles(env, env.S3_BUCKET) : localFiles(env);
}

/** The folders of this machine, whether the shop uses them or not. */
export function localFiles({ UPLOADS_DIR }: Env): ShopFiles {
	return {
		public: new FolderStore(UPLOADS_DIR),
		private: new FolderStore(privateFolder(UPLOADS_DIR), OWNER_ONLY),
	};
}

/** The shop's part of a bucket, "name" or "name/folder": no object of it is public, the shop itself shows them. */
export function bucketFiles(env: Env, place: string): ShopFiles {
	const { account, bucket, prefix } = bucketOf(env, place);
	return {
		public: new BucketStore(account, bucket, [...prefix, "public"]),
		private: new BucketStore(account, bucket, [...prefix, "private"]),
	};
}
