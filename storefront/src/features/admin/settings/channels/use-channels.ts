"use client";

import { listChannels } from "@confiserie/domain/contract/channels";
import { useOperation } from "@/lib/use-operation";

/** The sales channels and the stock locations, cached for every screen that names one. */
export const useChannels = () => useOperation(listChannels, {}, { staleTime: 60_000 });
