#!/usr/bin/env bash
# SPDX-License-Identifier: AGPL-3.0-or-later
# Makes more certificates into certificates/ beside this script, by OpenSSL's command: a root that vouches
# for an authority, what that vouches for, an authority for time stamps, one that nobody vouches for, and
# such as cannot or must not sign. Keys are random, so it is run once; each file's password is "secret".
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
out=$PWD/certificates
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat >ca.cnf <<'CONFIGURATION'
[ca]
default_ca = here
[here]
dir = .
database = index.txt
new_certs_dir = .
serial = serial
default_md = sha256
policy = any
unique_subject = no
default_startdate = 20200101000000Z
default_enddate = 20491231235959Z
[any]
organizationName = optional
commonName = supplied
[authority]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[signer]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature, nonRepudiation
subjectKeyIdentifier = hash
[stamper]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[cipher]
basicConstraints = critical, CA:false
keyUsage = critical, keyEncipherment
[req]
distinguished_name = nobody
[nobody]
CONFIGURATION
: >index.txt
echo 2001 >serial

key() { openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out "$1.key" 2>/dev/null; }

# issue NAME SUBJECT EXTENSIONS AUTHORITY: by the authority, or by itself.
issue() {
  local by=(-cert "$4.pem" -keyfile "$4.key")
  [ "$1" = "$4" ] && by=(-selfsign -keyfile "$1.key")
  [ -f "$1.key" ] || key "$1"
  openssl req -new -key "$1.key" -subj "$2" -config ca.cnf -out "$1.csr"
  openssl ca -batch -notext -config ca.cnf "${by[@]}" -in "$1.csr" -out "$1.pem" -extensions "$3" \
    2>/dev/null
}

# pack NAME KEY OPTIONS…
pack() {
  local name=$1 key=$2
  shift 2
  openssl pkcs12 -export -passout pass:secret -out "$out/$name.p12" -inkey "$key.key" \
    -in "$key.pem" "$@"
}

issue top "/O=Recto Tests/CN=Recto Top" authority top
issue middle "/O=Recto Tests/CN=Recto Middle" authority top
issue below "/O=Recto Tests/CN=Lena Below" signer middle
issue stamper "/O=Recto Tests/CN=Recto Time" stamper top
issue alone "/CN=Alan Alone" signer alone
issue cipher "/CN=Carl Cipher" cipher top
openssl genpkey -algorithm ED25519 -out edwards.key
issue edwards "/CN=Eddy Edwards" signer top

cp top.pem middle.pem alone.pem "$out"
pack below below -certfile middle.pem
pack below-alone below
pack stamper stamper
pack alone alone
pack cipher cipher
pack edwards edwards

# Without a code of its integrity, and encrypted with a cipher that nobody knows: its number is
# 2.16.840.1.101.3.4.1.111 in place of AES-256-CBC's.
pack unknown-cipher below -nomac
python3 - "$out/unknown-cipher.p12" <<'PYTHON'
import sys
path = sys.argv[1]
aes = bytes.fromhex("060960864801650304012a")
data = open(path, "rb").read()
assert aes in data
open(path, "wb").write(data.replace(aes, aes[:-1] + bytes([111])))
PYTHON
pack unprotected below -nomac
chmod 644 "$out"/*.p12
